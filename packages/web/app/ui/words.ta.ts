export const characters = 'எழுத்துகள்';
