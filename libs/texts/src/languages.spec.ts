import { describe, expect, it } from '@jest/globals';
import { languageOfPath, pathIn, splitPath, UI_LANGUAGE_CODES, uiLanguageOf } from './languages.js';

describe('the path of a page', () => {
  it.each([
    ['/', '/', '/de'],
    ['/jobs-in-Bonn?keywords=x', '/jobs-in-Bonn?keywords=x', '/de/jobs-in-Bonn?keywords=x'],
  ])('%s is bare in the default language, and has a prefix in others', (path, english, german) => {
    expect(pathIn('en', path)).toBe(english);
    expect(pathIn('de', path)).toBe(german);
  });

  it.each([
    ['/de', 'de', '/'],
    ['/de?page=2', 'de', '/?page=2'],
    ['/de/', 'de', '/'],
    ['/de/jobs?keywords=a/b#c', 'de', '/jobs?keywords=a/b#c'],
    ['/en/jobs', 'en', '/jobs'],
    ['/denmark', 'en', '/denmark'],
    ['/en//evil.example/x', 'en', '/evil.example/x'],
    ['/de/\\evil.example', 'de', '/evil.example'],
    ['/en/\t/evil.example', 'en', '/evil.example'],
    ['/DE/jobs', 'en', '/DE/jobs'],
    ['/', 'en', '/'],
  ])('%s is read in %s as %s', (address, language, path) => {
    expect(splitPath(address)).toEqual({ language, path });
  });

  it('tells its language', () => {
    for (const language of UI_LANGUAGE_CODES) {
      expect(languageOfPath(pathIn(language, '/jobs'))).toBe(language);
      expect(languageOfPath(pathIn(language, '/'))).toBe(language);
    }
    expect(['/deals', '/xx/jobs', '/toString', ''].map(languageOfPath)).toEqual(['en', 'en', 'en', 'en']);
  });
});

it('a language that was noted is the default where there are no texts in it', () => {
  expect(['de', 'en', 'xx', 'constructor', '', null, undefined].map(uiLanguageOf)).toEqual([
    ...['de', 'en', 'en', 'en', 'en', 'en', 'en'],
  ]);
});
