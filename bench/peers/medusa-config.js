import { defineConfig } from '@medusajs/framework/utils';

const anywhere = 'http://localhost:8000';

export default defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false, sslmode: 'disable' },
    http: {
      storeCors: anywhere,
      adminCors: anywhere,
      authCors: anywhere,
      jwtSecret: 'of the bench alone',
      cookieSecret: 'of the bench alone',
    },
  },
  admin: { disable: true },
});
