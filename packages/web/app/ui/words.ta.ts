export const close = 'மூட';
export const cancel = 'வேண்டாம்';
export const retry = 'மீண்டும் முயல';

export const characters = 'எழுத்துகள்';
