export const tagline = 'எல்லாக் கொண்டாட்டங்களுக்கும் தரமான பட்டாசுகள்';
export const weekdays = 'திங்கள்-வெள்ளி காலை 9-5';
export const saturday = 'சனி காலை 10-2';
