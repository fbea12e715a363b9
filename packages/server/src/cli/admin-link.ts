import { openShop } from '#server/open-shop.ts';
import { readConfig, readEnvironment } from '#server/platform/config/config.ts';
import { StartError } from '#server/platform/config/start-error.ts';
import { makeAdminLink } from '#server/staff/make-admin-link.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [email = ''] = process.argv.slice(2);
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new StartError('Usage: npm run admin-link -- EMAIL');
  const opened = await openShop(readConfig(readEnvironment()));
  try {
    const link = await makeAdminLink(opened.shop, email);
    if (!link) throw new StartError(`${email} is not the address of an admin of this shop.`);
    process.stdout.write(
      `Open this link within ten minutes to choose a password; it works once:\n${link.url}\n`,
    );
  } finally {
    await opened.close();
  }
});
