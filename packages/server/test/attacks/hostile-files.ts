import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type HostileFile = {
  readonly what: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** Re-encoded if it contains a picture; refused otherwise. */
  readonly isPicture: boolean;
};

/** The payload smuggled in files; nothing the shop serves may contain it. */
export const smuggled = 'SMUGGLED<script>alert(1)</script>';

const draw = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#f60' } });

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** A PNG whose header declares the size, whatever its image data contain. */
function png(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Inserts segments after a JPEG's start marker. */
function withSegments(jpeg: Buffer, marker: number, contents: readonly Buffer[]): Buffer {
  const segments = contents.map((content) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Inserts chunks after a PNG's header. */
const withChunks = (bytes: Buffer, chunks: readonly Buffer[]) =>
  Buffer.concat([bytes.subarray(0, 33), ...chunks, bytes.subarray(33)]);

export function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from('ffc0', 'hex'));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

export async function makeHostileFiles(): Promise<HostileFile[]> {
  const jpeg = await draw().jpeg().toBuffer();
  const plainPng = await draw().png().toBuffer();
  const webp = await draw().webp().toBuffer();
  const gif = await draw().gif().toBuffer();
  const payload = Buffer.from(smuggled);
  const located = await draw()
    .withExif({
      IFD0: { Copyright: smuggled, ImageDescription: smuggled },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 24/1 0/1', GPSLongitude: '76/1 42/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const frames = sharp({
    create: { width: 20, height: 60, channels: 3, background: '#06f', pageHeight: 20 } as never,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${smuggled}</script></svg>`;
  const bigHeader = Buffer.concat([
    Buffer.from('RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', 'latin1'),
    Buffer.from('ffffffffffff', 'hex'),
  ]);

  const pictures: [string, string, Buffer][] = [
    ['a place in its EXIF', 'holiday.jpg', located],
    [
      'EXIF in a WebP',
      'a.webp',
      await draw()
        .withExif({ IFD0: { Copyright: smuggled } })
        .webp()
        .toBuffer(),
    ],
    ['a colour profile', 'a.jpg', await draw().withIccProfile('p3').jpeg().toBuffer()],
    [
      'XMP',
      'a.jpg',
      withSegments(jpeg, 0xe1, [
        Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${smuggled}</x:xmpmeta>`),
      ]),
    ],
    [
      'IPTC',
      'a.jpg',
      withSegments(jpeg, 0xed, [Buffer.from(`Photoshop 3.0\x008BIM\x04\x04${smuggled}`)]),
    ],
    ['a comment that is HTML', 'a.jpg', withSegments(jpeg, 0xfe, [payload])],
    [
      'a hundred application segments',
      'a.jpg',
      withSegments(
        jpeg,
        0xef,
        Array.from({ length: 40 }, () => Buffer.alloc(60_000, smuggled)),
      ),
    ],
    ['HTML behind a JPEG', 'a.jpg', Buffer.concat([jpeg, payload])],
    ['HTML behind a PNG', 'a.png', Buffer.concat([plainPng, payload])],
    ['HTML behind a WebP', 'a.webp', Buffer.concat([webp, payload])],
    ['a ZIP behind a JPEG', 'a.jar', Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${smuggled}`)])],
    [
      'text chunks',
      'a.png',
      withChunks(plainPng, [chunk('tEXt', Buffer.from(`Comment\0${smuggled}`))]),
    ],
    [
      'a thousand text chunks',
      'a.png',
      withChunks(
        plainPng,
        Array.from({ length: 1_000 }, (_, i) => chunk('tEXt', Buffer.from(`Key${i}\0${smuggled}`))),
      ),
    ],
    ['an unknown chunk', 'a.png', withChunks(plainPng, [chunk('evIl', payload)])],
    ['the name of a page', 'index.html', jpeg],
    ['the name of a script', 'a.php', plainPng],
    ['the name of a drawing', 'a.svg', jpeg],
    ['two endings', 'a.php.jpg', jpeg],
    ['a wrong ending', 'a.png', jpeg],
    ['a path as name', '../../../../etc/cron.d/x.jpg', jpeg],
    ['a Windows path as name', '..\\..\\boot.jpg', jpeg],
    ['a long name', `${'a'.repeat(4_000)}.jpg`, jpeg],
    ['a name that turns direction', 'a\u202egpj.exe', jpeg],
    ['a name of HTML', '<img src=x onerror=alert(1)>.jpg', jpeg],
    ['a dot as name', '.', jpeg],
    ['the name of a device', 'CON', jpeg],
    ['a name with a percent', '%2e%2e%2fa.jpg', jpeg],
    ['many frames', 'a.webp', await frames.webp({ loop: 0, delay: [100, 100, 100] }).toBuffer()],
    ['sixteen bits', 'a.png', await draw().toColourspace('rgb16').png().toBuffer()],
    ['printing colours', 'a.jpg', await draw().toColourspace('cmyk').jpeg().toBuffer()],
    ['one pixel', 'a.png', await draw(1, 1).png().toBuffer()],
    ['one long line', 'a.png', await draw(12_000, 1).png().toBuffer()],
    ['one high column', 'a.png', await draw(1, 12_000).png().toBuffer()],
    ['just few enough pixels', 'a.png', await draw(6_000, 4_000).png().toBuffer()],
  ];
  const others: [string, string, Buffer][] = [
    ['nothing', 'a.jpg', Buffer.alloc(0)],
    ['a drawing', 'a.svg', Buffer.from(svg)],
    ['a drawing named a picture', 'a.png', Buffer.from(svg)],
    [
      'a drawing behind the first bytes of a JPEG',
      'a.jpg',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)]),
    ],
    ['HTML', 'a.jpg', payload],
    ['a GIF', 'a.gif', gif],
    ['a GIF named a picture', 'a.jpg', gif],
    ['a GIF that is a script', 'a.jpg', Buffer.from(`GIF89a/*${smuggled}*/=1;`)],
    ['a TIFF', 'a.png', await draw().tiff().toBuffer()],
    ['an AVIF', 'a.jpg', await draw().avif({ effort: 0 }).toBuffer()],
    ['a PDF', 'a.jpg', Buffer.from(`%PDF-1.4 ${smuggled}`)],
    ['a ZIP', 'a.png', Buffer.from('PK\x03\x04')],
    ['a bitmap', 'a.jpg', Buffer.from('BM\x46\0\0\0', 'latin1')],
    ['the first bytes of a JPEG', 'a.jpg', Buffer.from('ffd8ff', 'hex')],
    ['the first bytes of a PNG', 'a.png', plainPng.subarray(0, 8)],
    ['the first bytes of a WebP', 'a.webp', webp.subarray(0, 12)],
    ['a JPEG cut off', 'a.jpg', jpeg.subarray(0, jpeg.length - 30)],
    ['a PNG cut off', 'a.png', plainPng.subarray(0, plainPng.length - 40)],
    ['a WebP cut off', 'a.webp', webp.subarray(0, webp.length - 10)],
    ['196 million pixels announced', 'a.png', png(14_000, 14_000, Buffer.alloc(100))],
    ['196 million pixels', 'a.png', png(14_000, 14_000, Buffer.alloc(14_000 * 3))],
    ['the largest size a PNG can name', 'a.png', png(2 ** 31 - 1, 2 ** 31 - 1, Buffer.alloc(100))],
    ['no size', 'a.png', png(0, 0, Buffer.alloc(10))],
    ['a small size around 400 MB of zeros', 'a.png', png(6_000, 4_001, Buffer.alloc(400_000_000))],
    ['the largest size a JPEG can name', 'a.jpg', jpegOfSize(jpeg, 65_500, 65_500)],
    ['the largest size a WebP can name', 'a.webp', bigHeader],
    ['one pixel too many', 'a.png', await draw(6_000, 4_001).png().toBuffer()],
    [
      '5 MB of noise behind the first bytes of a PNG',
      'a.png',
      Buffer.concat([plainPng.subarray(0, 8), Buffer.alloc(5_000_000, 'noise')]),
    ],
  ];
  return [
    ...pictures.map(([what, name, bytes]) => ({ what, name, bytes, isPicture: true })),
    ...others.map(([what, name, bytes]) => ({ what, name, bytes, isPicture: false })),
  ];
}
