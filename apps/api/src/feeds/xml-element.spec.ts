import { describe, expect, it } from '@jest/globals';
import { SaxesParser } from 'saxes';
import { xmlBlock, xmlElement, xmlText } from './xml-element.js';

/** The one element of a document as a reader takes it. */
function read(xml: string): { text: string; attribute: string | undefined } {
  const found = { text: '', attribute: undefined as string | undefined };
  const parser = new SaxesParser();
  const add = (text: string) => {
    found.text += text;
  };
  parser.on('opentag', ({ attributes }) => {
    found.attribute = attributes.of;
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

describe('an element of XML', () => {
  it.each([
    '',
    'Cook & waiter <b>',
    `"both" 'kinds'`,
    '&lt; &amp;amp; &#60;',
    ']]> ]]]]> ]]',
    'Zoë, Łódź, Αθήνα, 🧑‍🍳',
    '\u2028 \u00a0',
  ])('is read as it was meant: %j', (text) => {
    expect(read(xmlElement('a', xmlText(text), { of: text }))).toEqual({ text, attribute: text });
    expect(read(xmlElement('a', xmlBlock(text)))).toEqual({ text, attribute: undefined });
  });

  it.each(['a\u0000b', 'a\u001fb', 'a\ufffeb', 'a\ud83db', 'a\udc69b'])('leaves out what XML does not know', (text) => {
    expect(read(xmlElement('a', xmlText(text), { of: text }))).toEqual({ text: 'ab', attribute: 'ab' });
    expect(read(xmlElement('a', xmlBlock(text)))).toMatchObject({ text: 'ab' });
  });

  it('ends no block where characters that are left out stood in its end mark', () => {
    expect(read(xmlElement('a', xmlBlock(']]\u0000>')))).toMatchObject({ text: ']]>' });
  });
});
