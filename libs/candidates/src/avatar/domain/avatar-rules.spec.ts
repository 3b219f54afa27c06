import { describe, expect, it } from '@jest/globals';
import { cropBox } from './crop.js';
import { pictureType } from './picture-type.js';

const type = (hex: string, text = '') => pictureType(Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(text)]));

describe('the type of a picture', () => {
  it.each([
    ['ffd8ffe0', '', 'jpeg'],
    ['89504e470d0a1a0a', '', 'png'],
    ['5249464600000000', 'WEBPVP8 ', 'webp'],
    ['0000001c', 'ftypavif', 'avif'],
    ['0000001c', 'ftypheic', null],
    ['', 'GIF89a', null],
    ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['49492a00', '', null],
    ['0000000000000000', 'WEBP', null],
    ['', '', null],
  ])('is seen in the bytes %s %s', (hex, text, expected) => {
    expect(type(hex, text)).toBe(expected);
  });
});

describe('a crop', () => {
  const size = { width: 200, height: 100 };

  it('is a box in the picture', () => {
    expect(cropBox({ x: 25, y: 0, width: 50, height: 100 }, size)).toEqual({
      left: 50,
      top: 0,
      width: 100,
      height: 100,
    });
  });

  it('never leaves it, and is never empty', () => {
    expect(cropBox({ x: 90, y: 90, width: 50, height: 50 }, size)).toEqual({
      left: 180,
      top: 90,
      width: 20,
      height: 10,
    });
    expect(cropBox({ x: 100, y: 100, width: 0, height: 0 }, size)).toEqual({ left: 199, top: 99, width: 1, height: 1 });
  });
});
