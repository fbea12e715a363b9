import { expect, test } from 'vitest';
import { matchPictures } from './match-pictures.ts';

const products = [
  { id: 'sparkler10', name: '10 cm Electric Sparklers', nameTa: 'கம்பி மத்தாப்பு', listNumber: 1 },
  { id: 'sparkler30', name: '30 cm Electric Sparklers', nameTa: '', listNumber: 2 },
  { id: 'violet', name: '60 Shots Violet Evening', nameTa: '', listNumber: 12 },
  { id: 'wala', name: '1000 Wala', nameTa: '', listNumber: 30 },
  { id: 'rocket', name: 'Rocket', nameTa: 'ராக்கெட்', listNumber: 41 },
  { id: 'bigRocket', name: 'Lunik Rocket Big', nameTa: '', listNumber: 42 },
  { id: 'pot1', name: 'Flower Pots', nameTa: '', listNumber: 50 },
  { id: 'pot2', name: 'Flower pots', nameTa: '', listNumber: null },
];

test.each([
  // by the list number
  ['12.jpg', 'violet'],
  ['012.JPG', 'violet'],
  ['No 12.png', 'violet'],
  ['No.12 (2).jpg', 'violet'],
  ['#12.jpg', 'violet'],
  ['12-1.jpg', 'violet'],
  ['12_b.webp', 'violet'],
  ['30.jpg', 'wala'],
  ['99.jpg', undefined],
  // by the whole name, in either script
  ['1000 wala.jpg', 'wala'],
  ['1000-Wala (3).jpg', 'wala'],
  ['60_shots_violet_evening.jpeg', 'violet'],
  ['கம்பி மத்தாப்பு.jpg', 'sparkler10'],
  ['Rocket.HEIC', 'rocket'],
  ['rocket copy.jpg', 'rocket'],
  // by both
  ['12 violet.jpg', 'violet'],
  ['2 - Electric sparklers.jpg', 'sparkler30'],
  ['42_Lunik Rocket Big_2.jpg', 'bigRocket'],
  // the number is a part of the name
  ['30 cm electric sparklers.jpg', 'sparkler30'],
  // by words that one product has
  ['violet evening.jpg', 'violet'],
  ['lunik.jpg', 'bigRocket'],
  ['new Lunik rocket big front side.jpg', 'bigRocket'],
  // what may be several, or nothing
  ['electric sparklers.jpg', undefined],
  ['Flower pots.jpg', undefined],
  ['50 flower pots.jpg', 'pot1'],
  ['12 wala.jpg', undefined],
  ['IMG_0012.jpg', undefined],
  ['DSC00012.JPG', undefined],
  ['20261130_101112.jpg', undefined],
  ['WhatsApp Image 2026-11-30 at 10.11.12.jpeg', undefined],
  ['photo.jpg', undefined],
  ['.jpg', undefined],
])('%s', (fileName, id) => {
  expect(matchPictures([fileName], products)[0]?.id).toBe(id);
});

test('files keep their order, and several may mean one product', () => {
  const found = matchPictures(['12-2.jpg', 'x.jpg', '12-1.jpg'], products);
  expect(found.map((product) => product?.id)).toEqual(['violet', undefined, 'violet']);
});
