import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { PeoplesHtmlContext, usePeoplesHtml } from '../ui/peoples-html.js';
import { OwnMarkup, styleAttributes } from './own-markup.js';

function Text({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: that is what is tested
  return <div dangerouslySetInnerHTML={usePeoplesHtml(html)} />;
}

function render(own: OwnMarkup, title: string, html: string): string {
  return renderToString(
    <PeoplesHtmlContext value={own.keep}>
      <h1 style={{ color: 'red', fontFamily: '"A&B"' }}>{title}</h1>
      <Text html={html} />
      <Text html={`${html}!`} />
    </PeoplesHtmlContext>,
  );
}

describe('texts of people in a rendered page', () => {
  const evil = '<p style="position:fixed">$& x</p><style>*{}</style>';

  it('are apart until the page is done, so that only our own styles are found', () => {
    const own = new OwnMarkup();
    const markup = render(own, 'Baker', evil);
    expect(markup).not.toContain('position');
    expect(styleAttributes(markup)).toEqual(['color:red;font-family:"A&B"']);
    const page = own.complete(markup);
    expect(page).toContain(`<div>${evil}</div>`);
    expect(page).toContain(`<div>${evil}!</div>`);
  });

  it('cannot be asked for by another text, nor by one of themselves', () => {
    const own = new OwnMarkup();
    const page = own.complete(render(own, '<!--text of people 0--> style="a"', '<!--text of people 1--> x'));
    expect(page).toContain('&lt;!--text of people 0--&gt;');
    expect(page).toContain('<div><!--text of people 1--> x</div>');
    expect(styleAttributes(render(own, ' style="a"', ''))).toEqual(['color:red;font-family:"A&B"']);
  });
});
