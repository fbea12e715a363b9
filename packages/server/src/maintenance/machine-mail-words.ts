// The subject of the mail is its heading, too.
export const machineNeedsYou = 'The machine of {shop} needs you';
export const databaseReadOnly = 'The database takes no changes, so nobody can order.';
export const diskNearlyFull =
  'Less than a tenth of the disk is free. Once it is full, no picture and no backup can be stored.';
export const mailsWait =
  'Mails have been waiting for more than an hour, because the mail server does not take them.';
export const noBackup = 'There is no backup of the last 26 hours.';
export const noCopy =
  'No backup of the last 26 hours was copied to another machine. If this one breaks, its backups are gone with it.';
export const openMachine = 'Open Running the Shop';
export const toldWeekly = 'While it lasts you are told once a week.';
