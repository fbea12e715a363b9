import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { detailsForTests } from '#web/shop-details/details-for-tests.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { PrintedLink } from './printed-link.tsx';

test('a paper has the link as a QR, its code in groups, and says which host it must open', () => {
  const code = '0123456789ABCDEFGHJKMNPQRS';
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => <PrintedLink code={code} /> },
  ]);
  const root = detailsForTests({ publicUrl: 'https://shop.example' });
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />);
  const link = `https://shop.example/order/${code}`;
  const qr = renderToStaticMarkup(<QrCode text={link} label={link} className="size-28 shrink-0" />);
  expect(html).toContain(qr);
  expect(html).toContain('Scan to follow, pay and report. It must open shop.example.');
  expect(html).toContain('0123-4567-89AB-CDEF-GHJK-MNPQ-RS');
});
