export const name = '{shop}, ஒவ்வொரு கொண்டாட்டத்திற்கும் பட்டாசுகள்';
export const description = 'எல்லாக் கொண்டாட்டங்களுக்கும் தரமான பட்டாசுகள்';
