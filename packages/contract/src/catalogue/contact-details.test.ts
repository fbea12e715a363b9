import { expect, test } from 'vitest';
import { hasContactDetails } from './contact-details.ts';

test.each([
  'See https://cheap.example/x',
  'HTTP://x',
  'www.crackers.example',
  'Better at cheapcrackers.com',
  'cheapcrackers.co.in has it',
  'bit.ly/3xYz',
  'wa.me/919876543210',
  'write to a.b@shop.example',
  'Call 9876543210',
  'Call 98765 43210 now',
  '98765-43210',
  '98765 – 43210',
  '+91 (98765) 43210',
  '9.8.7.6.5.4.3.2.1.0',
  '98765/43210',
  '98765,43210',
  '98765_43210 or 98765*43210',
  '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣',
  'Rs 500 98765 43210',
  '04562-225577',
  '2345678901',
  'அழைக்க ௯௮௭௬௫௪௩௨௧௦',
  '௯௮௭௬௫ ௪௩௨௧௦',
  '98765௪௩௨௧௦',
  '९८७६५४३२१०',
  '９８７６５４３２１０',
  '9\u200b8\u200b7\u200b6\u200b5\u200b4\u200b3\u200b2\u200b1\u200b0',
  'cheap\u00adcrackers\u200d.com',
  'CHEAPCRACKERS.IN',
  'cheapcrackers.In/offers',
])('refused: %s', (text) => {
  expect(hasContactDetails(text)).toBe(true);
});

test.each([
  '',
  'Loud and bright. Children loved it.',
  'Good.Nice sound',
  'Bought 1000 wala, 5000 wala and 10000 wala',
  'Rs. 1,234.50 for 12 boxes is fair',
  '987654321',
  'Burst at 10:30, on 21-11-2026',
  'மிகவும் நன்று. ௧௦ பெட்டி வாங்கினோம்.',
  '5/5 ⭐⭐⭐⭐⭐',
  'Bought 2023 2024 2025 each year',
  'sizes 10 15 30 50 100 cm',
  '௨௦௨௩ ௨௦௨௪ ௨௦௨௫',
  'Come in. Me too.',
  'Very good quality.In time delivery',
  'Loved it.Shop again here',
  'Good.Info was right',
])('accepted: %s', (text) => {
  expect(hasContactDetails(text)).toBe(false);
});
