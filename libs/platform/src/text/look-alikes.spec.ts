import { describe, expect, it } from '@jest/globals';
import { foldLookAlikes } from './look-alikes.js';

describe('foldLookAlikes', () => {
  it.each([
    'BABELBOARD',
    'Вabelboard',
    'Bаbеlbоаrd',
    'Βabelboard',
    'Babe1b0ard',
    '8abel8oard',
    'Bábèlbøärd',
    'ʙᴀʙᴇʟʙᴏᴀʀᴅ',
  ])('of %p is that of Babelboard', (text) => {
    expect(foldLookAlikes(text)).toBe(foldLookAlikes('Babelboard'));
  });

  it('does not see what is not shown', () => {
    expect(foldLookAlikes('Bab\u200bel\u00adboard')).toBe(foldLookAlikes('Babelboard'));
  });

  it('keeps apart what is read as something else', () => {
    expect(foldLookAlikes('Kontor')).not.toBe(foldLookAlikes('Kantor'));
  });
});
