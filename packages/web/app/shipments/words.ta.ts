export const lorryReceipt = 'லாரி ரசீதின் (LR) படம்';
