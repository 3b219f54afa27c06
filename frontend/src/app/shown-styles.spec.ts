import { describe, expect, it } from '@jest/globals';
import { styleSheetOf, withShownStyles } from './shown-styles.js';

const ASSETS = {
  headScript: 'paint()',
  entry: '/assets/browser.js',
  preloads: [],
  styles: '.page{}',
  styleSheets: ['/assets/page.css'],
  fonts: [],
};
const pane = styleSheetOf('/assets/pane.css', '@media (width>=1024px){._7myAh>p{gap:.5rem}}.-TmmQ{color:red}');
const dialog = styleSheetOf('/assets/dialog.css', '.qOvvW{margin:0}');

describe('the styles of a rendering', () => {
  it('hold those of lazy parts that it shows, and of no others', () => {
    const markup = '<div class="EE8mq -TmmQ"><p>qOvvW</p></div>';
    const { styles, styleSheets } = withShownStyles({ ...ASSETS, lazyStyleSheets: [pane, dialog] }, markup);
    expect(styles).toBe(`.page{}\n${pane.text}`);
    expect(styleSheets).toEqual(['/assets/page.css', '/assets/pane.css']);
  });

  it('know classes from numbers', () => {
    expect([...pane.classes]).toEqual(['_7myAh', '-TmmQ']);
  });
});
