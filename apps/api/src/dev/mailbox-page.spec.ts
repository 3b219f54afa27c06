import { describe, expect, it } from '@jest/globals';
import { parse } from 'parse5';
import { mailboxPage } from './mailbox-page.js';

interface Node {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

/** The attributes of all elements of a name. */
function elements(html: string, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const visit = (node: Node) => {
    if (node.nodeName === name) {
      found.push(Object.fromEntries((node.attrs ?? []).map((attribute) => [attribute.name, attribute.value])));
    }
    for (const child of node.childNodes ?? []) {
      visit(child);
    }
  };
  visit(parse(html) as unknown as Node);
  return found;
}

const mail = {
  id: '1',
  to: 'ada@example.test',
  subject: '</summary><script>alert(1)</script>',
  text: '<b>text</b>',
  html: '<html><head><title>x</title></head><body><a href="/a">"&amp;\'</a><script>alert(2)</script></body></html>',
  headers: {},
  sentAt: '2026-11-21T12:00:00.000Z',
};

describe('mailboxPage', () => {
  it('shows a mail only in a frame that runs nothing, and lets its links open in tabs', () => {
    const page = mailboxPage([mail, { ...mail, html: 'no head' }]);
    expect(elements(page, 'script')).toEqual([]);
    expect(elements(page, 'b')).toEqual([]);
    const frames = elements(page, 'iframe');
    for (const { sandbox } of frames) {
      expect(sandbox?.split(' ').sort()).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
    }
    expect(frames.map(({ srcdoc }) => srcdoc)).toEqual([
      mail.html.replace('<head>', '<head><base target="_blank">'),
      '<base target="_blank">no head',
    ]);
  });

  it('opens the newest mail alone, and keeps what was looked for', () => {
    const page = mailboxPage([mail, mail, mail], 'a"da@');
    expect(elements(page, 'details').filter((details) => 'open' in details)).toHaveLength(1);
    expect(elements(page, 'input')).toEqual([expect.objectContaining({ name: 'to', value: 'a"da@' })]);
  });
});
