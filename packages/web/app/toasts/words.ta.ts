export const notifications = 'அறிவிப்புகள் Alt+T';
export const dismiss = 'அறிவிப்பை மூட';
export const timeLeft = 'அறிவிப்பின் நேரம்';
export const severalTimes = '{text} ({count} முறை)';

export const copy = '{label}: நகலெடுக்க';
export const copied = '{label}: நகலெடுக்கப்பட்டது';
export const notCopied = '{label}: நகலெடுக்க முடியவில்லை';
