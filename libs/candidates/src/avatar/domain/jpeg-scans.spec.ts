import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { jpegScans } from './jpeg-scans.js';

const SCAN = Buffer.from('ffda0008010100013f0012ff00', 'hex');
const picture = sharp({ create: { width: 200, height: 100, channels: 3, background: 'teal' } });

describe('jpegScans', () => {
  it('counts one in a plain picture, and those of one that gets sharper while it loads', async () => {
    expect(jpegScans(await picture.clone().jpeg().toBuffer())).toBe(1);
    expect(jpegScans(await picture.clone().jpeg({ progressive: true }).toBuffer())).toBe(10);
  });

  it('counts every one of a file that has thousands', async () => {
    const plain = await picture.clone().jpeg().toBuffer();
    const many = Buffer.concat([plain.subarray(0, -2), ...Array<Buffer>(3_000).fill(SCAN), plain.subarray(-2)]);
    expect(jpegScans(many)).toBe(3_001);
  });

  it('counts nothing that only looks so: in what is said beside the picture, and after its end', async () => {
    const plain = await picture.clone().jpeg().toBuffer();
    const said = Buffer.concat([
      Buffer.from('ffe1001b', 'hex'),
      Buffer.from('ffda'.repeat(12), 'hex'),
      Buffer.from([0]),
    ]);
    expect(jpegScans(Buffer.concat([plain.subarray(0, 2), said, plain.subarray(2), SCAN, SCAN]))).toBe(1);
  });

  it('ends with a file that breaks off anywhere', async () => {
    const whole = await picture.clone().jpeg({ progressive: true }).toBuffer();
    for (let length = 0; length < whole.length; length += 7) {
      expect(jpegScans(whole.subarray(0, length))).toBeLessThanOrEqual(10);
    }
  });
});
