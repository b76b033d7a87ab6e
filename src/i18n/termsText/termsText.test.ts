import { termsText } from './termsText';

const shapeOf = (language: 'id' | 'en') =>
  termsText(language).map(({ paragraphs, points = [] }) => [paragraphs.length, points.length]);

test('the terms have the same parts, paragraphs and points in both languages', () => {
  expect(shapeOf('en')).toEqual(shapeOf('id'));
});

test.each(['id', 'en'] as const)('no part of the terms is empty, in %s', (language) => {
  const texts = termsText(language).flatMap(({ title, paragraphs, points = [] }) => [
    title,
    ...paragraphs,
    ...points,
  ]);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});
