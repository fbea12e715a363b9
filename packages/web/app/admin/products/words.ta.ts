export const changed = 'இந்தப் பொருள் மாற்றப்பட்டது ({by}, {when})';
