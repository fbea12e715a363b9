import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { callApi } from '../support/api.ts';
import { listMails } from '../support/outbox.ts';
import { newPerson } from '../support/people.ts';
import { emptyAdminScreens, emptyScreens, fillScreens, publicScreens } from '../support/screens.ts';
import { saveSettings } from '../support/settings.ts';
import { test } from '../support/shop-fixtures.ts';

// A shop of its own, which is renamed.
test.use({ shopSettings: { SHOP_PHONE: '+91 98400 12345' } });

/** Sparklers are called so: names of products are not the shop's. */
const products = /Kambi Mathappu/g;

test('a shop that is renamed is nowhere called by its first name', async ({ request, shop }) => {
  const { customerScreens, adminScreens } = await fillScreens(shop);
  const name = 'Anbu & Sons';
  // The demo shop's own address and accounts have its name in them.
  await saveSettings(shop, 'shop', { name, email: 'care@anbu.example', socials: [] });
  const screens = [
    ...publicScreens,
    ...emptyScreens,
    ...customerScreens,
    ...adminScreens,
    ...emptyAdminScreens,
  ];
  const paths = screens.map(([path]) => path);
  const pages = paths.flatMap((path) => [path, `/ta${path === '/' ? '' : path}`]);
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect(html.replace(products, ''), path).not.toMatch(/mathappu/i);
    expect(html, path).toMatch(/<title>[^<]*Anbu &amp; Sons[^<]*<\/title>/);
    expect(html, path).toContain('property="og:site_name" content="Anbu &amp; Sons"');
  }
  for (const [path, title] of [
    ['/', 'Anbu &amp; Sons: fireworks for Diwali, weddings, festivals and celebrations'],
    ['/ta', 'Anbu &amp; Sons: தீபாவளி, திருமணம், திருவிழா, கொண்டாட்டங்களுக்கான பட்டாசுகள்'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`property="og:title" content="${title}"`);
  }

  for (const path of ['/manifest.webmanifest', '/manifest.ta.webmanifest']) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = (await answer.json()) as { name: string; short_name: string };
    expect(manifest.short_name).toBe(name);
    expect(manifest.name).toContain(`${name}, `);
  }
  for (const path of [
    '/manifest.webmanifest',
    '/manifest.ta.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/offline.html',
    '/offline.ta.html',
    '/service-worker.js',
  ]) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/mathappu/i);
  }

  // The picture of shared links has no name drawn into it.
  const landing = await (await request.get('/')).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(landing)?.[1] ?? '';
  expect(new URL(picture).pathname).toBe('/og-plain.jpg');
  expect((await request.get('/og-plain.jpg')).headers()['content-type']).toBe('image/jpeg');
});

test('mails come from the shop by its present name, in both languages', async ({ shop }) => {
  await saveSettings(shop, 'shop', { name: 'Anbu & Sons' });
  const people = [newPerson(), newPerson()];
  for (const [index, person] of people.entries()) {
    await fetch(`${shop.url}/api/v1/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': index ? 'ta' : 'en' },
      body: JSON.stringify(person),
    });
  }
  await callApi(shop, 'PUT', '/user/forgot-password', { email: demoAdmin.email });
  const addressees = [...people, demoAdmin].map(({ email }) => email);
  await expect(async () => {
    const mails = (await listMails(shop.dataDir)).filter(
      ({ to, subject }) => addressees.includes(to) && subject.includes('Anbu & Sons'),
    );
    expect(new Set(mails.map(({ to }) => to)).size).toBe(addressees.length);
    for (const mail of mails) {
      expect(mail.from).toMatch(/^"?Anbu & Sons"? </);
      expect(mail.text).not.toContain('Mathappu');
    }
  }).toPass();
});
