import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { growth, LINEAR } from '../../../../../test/support/cpu-time.js';
import { emptyAd } from '../formats/parsed-ad.js';
import { normaliseAd } from './normalise-ad.js';
import { sanitiseDescription } from './sanitise-description.js';

const SECURITY = new URL('../../../../../test/fixtures/security/', import.meta.url);
const file = (name: string) => readFileSync(new URL(name, SECURITY), 'utf8');

const PAYLOADS: string[] = [
  ...file('xss_payloads.txt').split('\n'),
  ...(JSON.parse(file('blns.json')) as string[]),
  ...(JSON.parse(file('dompurify_expect.json')) as { payload: string }[]).map(({ payload }) => payload),
].filter((payload) => payload !== '');

const ALLOWED = new Set(
  'p br ul ol li strong em h2 h3 h4 a blockquote table thead tbody tr th td #text #document-fragment'.split(' '),
);

/** What a browser would make of the HTML and should not: other elements, other attributes, other links. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (!ALLOWED.has(node.nodeName)) {
      found.push(`<${node.nodeName}>`);
    }
    for (const { name, value } of 'attrs' in node ? node.attrs : []) {
      const safe =
        (name === 'href' && /^(?:https?:\/\/|mailto:)/.test(value)) ||
        (name === 'rel' && value === 'nofollow noopener');
      if (!safe) {
        found.push(`${name}="${value}"`);
      }
    }
    if ('childNodes' in node) {
      node.childNodes.forEach(visit);
    }
  };
  visit(parseFragment(html));
  return found;
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

describe('hostile text', () => {
  it(`leaves nothing of ${PAYLOADS.length} payloads that could run in a description, however they are escaped`, () => {
    for (const payload of PAYLOADS) {
      const versions = [payload, `<p>Text ${payload}</p>`, escapeHtml(payload), escapeHtml(escapeHtml(payload))];
      for (const version of versions) {
        expect({ payload, dangers: dangers(sanitiseDescription(version).html) }).toEqual({ payload, dangers: [] });
      }
    }
  });

  it('leaves nothing of them in any other field', () => {
    for (const payload of PAYLOADS) {
      const place = { city: payload, region: payload, country: payload, postalCode: payload };
      const row = normaliseAd(
        {
          ...emptyAd(payload),
          ...{
            sourceId: payload,
            title: `Baker ${payload}`,
            companyName: payload,
            companyUrl: payload,
            places: [place],
          },
          ...{ url: payload, applyUrl: payload, skills: [payload], employmentTypes: [payload], language: payload },
        },
        new Date('2026-11-21T00:00:00Z'),
      );
      if (!('ad' in row)) {
        throw new Error(`refused: ${payload}`);
      }
      const { ad, warnings } = row;
      const words = [ad.title, ad.companyName, ad.key.source, ad.key.sourceKey, ...ad.skills, ad.language];
      const places = ad.locations.flatMap(({ text, region, country, postalCode }) => [
        text,
        region,
        country,
        postalCode,
      ]);
      for (const text of [...words, ...places, ...warnings.map(({ message }) => message)]) {
        expect({ payload, dangers: dangers(text ?? '') }).toEqual({ payload, dangers: [] });
        expect(text ?? '').not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\ufeff\p{Co}\p{Cs}]/u);
      }
      for (const url of [ad.url, ad.applyUrl, ad.companyUrl]) {
        expect(url ?? 'https://').toMatch(/^https?:\/\//);
      }
    }
  });

  it('is safe for any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '<script>',
        '</script>',
        '<a href="',
        'javascript:alert(1)',
        '"',
        '>',
        '<',
        '&lt;',
        '&amp;',
        '<!--',
      ),
      fc.constantFrom(
        '-->',
        '<svg/onload=x>',
        '<p>',
        '</p>',
        '<style>',
        '<![CDATA[',
        '<img src=x onerror=x',
        '&#0;',
        '\0',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { html, text } = sanitiseDescription(pieces.join(''));
        expect(dangers(html)).toEqual([]);
        expect(html + text).not.toMatch(/\0|[\ue000-\uf8ff]|[\u202a-\u202e]/);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['nested tags', '<div>'.repeat(500_000)],
    ['nested lists', '<ul><li>'.repeat(100_000)],
    ['closed tags', '<b></b>'.repeat(150_000)],
    ['open tags', '<a '.repeat(200_000)],
    ['open scripts', '<script '.repeat(100_000)],
    ['scripts', '<script>'.repeat(100_000)],
    ['comments', '<!--'.repeat(200_000)],
    ['angle brackets', '<'.repeat(500_000)],
    ['spaces', `<p>${' '.repeat(190_000)}x</p>`],
    ['line ends', `<p>${'\n'.repeat(190_000)}</p>`],
    ['plain line ends', '\n '.repeat(100_000)],
    ['breaks', `<p>${'<br> '.repeat(40_000)}x`],
    ['empty elements', '<p> </p>'.repeat(20_000)],
    ['ampersands', '&amp;'.repeat(100_000)],
    ['joiners', `a${'\u200d'.repeat(190_000)}b`],
    ['marks', `a${'\u0301'.repeat(190_000)}`],
    ['attributes', `<p ${'a=1 '.repeat(50_000)}>`],
  ])('reads a mountain of %s in a time that grows with its length alone', (_what, text) => {
    expect(growth((letters) => sanitiseDescription(text.slice(0, letters)), text.length / 8)).toBeLessThan(LINEAR);
    expect(dangers(sanitiseDescription(text).html)).toEqual([]);
  });
});

describe('descriptions', () => {
  const html = (text: string) => sanitiseDescription(text).html;

  it('undoes one and two escapings, and keeps what a text escapes on purpose', () => {
    expect(html('&lt;p&gt;Salt &amp;amp; pepper&lt;/p&gt;')).toBe('<p>Salt &amp; pepper</p>');
    expect(html('&amp;lt;p&amp;gt;Salt&amp;lt;/p&amp;gt;')).toBe('<p>Salt</p>');
    expect(html('<p>Write &lt;b&gt; tags</p>')).toBe('<p>Write &lt;b&gt; tags</p>');
    expect(html('Guy&#39;s &amp; Tom&#39;s')).toBe('<p>Guy&apos;s &amp; Tom&apos;s</p>');
  });

  it('keeps structure and drops the rest', () => {
    expect(html('<h1 class="x">A</h1><div style="color:red"><b>b</b> <i>i</i><img src=x></div><h6>c</h6>')).toBe(
      '<h2>A</h2><p><strong>b</strong> <em>i</em></p><h4>c</h4>',
    );
    expect(html('<table><tr><td colspan=2>1</td></tr></table>')).toBe('<table><tr><td>1</td></tr></table>');
    expect(html('<div><div><p>a</p></div></div><p>&nbsp;</p><br><br><br><br>b')).toBe('<p>a</p>\nb');
  });

  it('keeps links to the web and to mail, without trust', () => {
    expect(html('<a href="https://x.example/a?b=1&amp;c=2" onclick="x()" target=_blank>go</a>')).toBe(
      '<a href="https://x.example/a?b=1&amp;c=2" rel="nofollow noopener">go</a>',
    );
    expect(html('<a href="mailto:jobs@x.example">mail</a>')).toContain('href="mailto:jobs@x.example"');
    expect(html('<a href=" java\nscript:alert(1)">no</a> <a href="/inside">no</a>')).toBe('no no');
  });

  it('gives plain text paragraphs, line ends and lists', () => {
    expect(html('First\nline\n\n• one\n• two <3\n\nLast - words\n-not a list')).toBe(
      '<p>First<br>line</p>\n<ul><li>one</li><li>two &lt;3</li></ul>\n<p>Last - words</p>\n<p>-not a list</p>',
    );
    expect(html('>>> More in the attachment <<<')).toBe('<p>&gt;&gt;&gt; More in the attachment &lt;&lt;&lt;</p>');
  });

  it('gives the words as plain text, in their own case', () => {
    const { text } = sanitiseDescription(
      '<h2>Καθήκοντα</h2><p>a<br>b</p><ul><li>c</li></ul><a href="https://x.example">d</a>',
    );
    expect(text).toBe('Καθήκοντα\n\na\nb\n\n• c\n\nd');
  });

  it('says when it cut, and keeps the words of HTML that is too heavy', () => {
    expect(sanitiseDescription('x'.repeat(200_001)).cut).toBe(true);
    expect(html(`${'<div>'.repeat(70)}deep &amp; <script>no</script> down${'</div>'.repeat(70)}`)).toBe(
      '<p>deep &amp; down</p>',
    );
  });

  it('mends characters of Windows-1252 and removes hidden ones', () => {
    expect(html('c\u009cur \u202eevil\u202c so\u00adft a\u200bb \ue000x\ud800')).toBe('<p>cœur evil soft ab x</p>');
    expect(html('👩‍🍳 می‌خواهم')).toBe('<p>👩‍🍳 می‌خواهم</p>');
  });
});

it('keeps the lists of Word and the weights of Google Docs', () => {
  const item = (words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;
  const { html, text } = sanitiseDescription(
    `<p>You will:</p>${item('cook')}${item('taste <script>alert(1)</script>')}`,
  );
  expect(html).toBe('<p>You will:</p><ul><li>cook</li><li>taste</li></ul>');
  expect(text).toContain('• cook');
  expect(sanitiseDescription('<b style="font-weight:normal" id="docs-internal-guid"><p>Plain</p></b>').html).toBe(
    '<p>Plain</p>',
  );
});
