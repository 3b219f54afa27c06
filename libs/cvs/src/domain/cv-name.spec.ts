import { describe, expect, it } from '@jest/globals';
import { cvName } from './cv-name.js';

describe('cvName', () => {
  it.each([
    ['Lebenslauf Müller.pdf', 'pdf', 'Lebenslauf Müller.pdf'],
    ['cv.pdf', 'docx', 'cv.docx'],
    ['CV.PDF', 'pdf', 'CV.pdf'],
    ['../../etc/passwd', 'txt', 'passwd.txt'],
    ['C:\\Users\\ada\\cv.docx', 'docx', 'cv.docx'],
    ['Біографія.odt', 'odt', 'Біографія.odt'],
    ['a\r\nSet-Cookie: x="1".rtf', 'rtf', 'a Set-Cookie x= 1.rtf'],
    ['\u202Efdp.exe', 'pdf', 'fdp.exe.pdf'],
    ['', 'pdf', 'CV.pdf'],
    ['...', 'pdf', 'CV.pdf'],
  ] as const)('makes of %p with %s inside %p', (given, type, name) => {
    expect(cvName(given, type)).toBe(name);
  });

  it('cuts long names between characters as people see them', () => {
    const name = cvName(`${'👩‍💻'.repeat(90)}.pdf`, 'pdf');
    expect(name).toMatch(/^(👩‍💻)+\.pdf$/u);
    expect(name.length).toBeLessThanOrEqual(104);
  });
});
