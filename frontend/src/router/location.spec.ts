import { describe, expect, it } from '@jest/globals';
import { readPath, withBase, withoutBase, writePath } from './location.js';

const here = { pathname: '/jobs', search: '?page=2', hash: '#top' };

describe('an address of this site', () => {
  it.each([
    ['/', { pathname: '/', search: '', hash: '' }],
    ['/jobs?keywords=a?b#c#d', { pathname: '/jobs', search: '?keywords=a?b', hash: '#c#d' }],
    ['/jobs?', { pathname: '/jobs', search: '', hash: '' }],
    ['?page=3', { pathname: '/jobs', search: '?page=3', hash: '' }],
    ['?', { pathname: '/jobs', search: '', hash: '' }],
    ['#end', { pathname: '/jobs', search: '?page=2', hash: '#end' }],
    ['', { pathname: '/jobs', search: '?page=2', hash: '' }],
  ])('%s is read from where one is', (to, expected) => {
    expect(readPath(to, here)).toEqual(expected);
  });

  it('is written as it was read', () => {
    expect(writePath(readPath('/jobs-in-K%C3%B6ln?job=7#apply'))).toBe('/jobs-in-K%C3%B6ln?job=7#apply');
  });

  it.each([
    ['/', '/de'],
    ['/jobs', '/de/jobs'],
    ['/denmark', '/de/denmark'],
  ])('%s below /de is %s, and back', (path, below) => {
    expect(withBase(path, '/de')).toBe(below);
    expect(withoutBase(below, '/de')).toBe(path);
    expect(withBase(path, '')).toBe(path);
  });

  it('is left alone where it only begins alike', () => {
    expect(withoutBase('/denmark', '/de')).toBe('/denmark');
    expect(withoutBase('/jobs', '')).toBe('/jobs');
  });
});
