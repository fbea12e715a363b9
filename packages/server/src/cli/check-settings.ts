import { readConfig, readEnvironment } from '#server/platform/config/config.ts';
import { runCommand } from './run-command.ts';

// Says everything that is wrong with the settings, of a file when it is named, and touches nothing.
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (file) process.loadEnvFile(file);
  readConfig(readEnvironment());
});
