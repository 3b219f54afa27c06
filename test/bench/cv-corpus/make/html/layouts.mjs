/** The layouts that Chromium prints: how an entry is set, where contact stands, what goes into the sidebar, and the style sheet. */
const SANS = "font-family:'Liberation Sans'";
const SERIF = "font-family:'Liberation Serif'";

const COLUMNS = '.columns{display:flex;gap:7mm} aside{flex:0 0 58mm} main{flex:1;min-width:0}';

export const LAYOUTS = {
  plain: {
    entry: 'dates-right',
    contact: 'inline',
    css: `body{${SANS};font-size:11.5pt;line-height:1.7} h2{border-bottom:1px solid #333}`,
  },
  centred: {
    entry: 'employer-first',
    contact: 'inline',
    css: `body{${SERIF};font-size:10.5pt} header{text-align:center} h2{font-variant:small-caps;border-bottom:.5px solid #000}`,
  },
  'date-column': {
    entry: 'date-column',
    contact: 'labels',
    css: `body{${SANS}} .grid{display:grid;grid-template-columns:42mm 1fr;gap:4mm} h2{color:#234a6d}`,
  },
  'dates-first': {
    entry: 'dates-first',
    contact: 'lines',
    css: `body{${SANS}} .when{color:#666} h2{text-transform:uppercase;font-size:11pt}`,
  },
  inline: { entry: 'inline', contact: 'inline', css: `body{${SERIF}} h2{font-size:12pt}` },
  stacked: {
    entry: 'stacked',
    contact: 'lines',
    css: `body{font-family:'DejaVu Sans';font-size:9pt} h2{color:#8a3b12}`,
  },
  'sidebar-left': {
    entry: 'dates-right',
    contact: 'side',
    side: 'left',
    css: `body{${SANS}} ${COLUMNS} aside{background:#263445;color:#fff;padding:5mm} aside h2{color:#ffd9a8}`,
  },
  'sidebar-right': {
    entry: 'stacked',
    contact: 'side',
    side: 'right',
    css: `body{${SANS}} ${COLUMNS} aside{border-left:1px solid #bbb;padding-left:5mm} h2{letter-spacing:1.5px;text-transform:uppercase;font-size:11pt}`,
  },
  timeline: {
    entry: 'timeline',
    contact: 'icons',
    css: `body{font-family:'DejaVu Sans';font-size:9pt} .stop{border-left:2px solid #d9822b;padding:0 0 2mm 5mm;position:relative} .stop:before{content:'';position:absolute;left:-5px;top:4px;width:8px;height:8px;border-radius:50%;background:#d9822b} .when{color:#d9822b}`,
  },
  band: {
    entry: 'dates-right',
    contact: 'inline',
    side: 'right',
    sideContact: false,
    css: `body{${SANS}} header{background:#0b5351;color:#fff;padding:6mm;margin:-4mm -4mm 4mm} ${COLUMNS} .chip{border:1px solid #0b5351;border-radius:3mm;padding:0 2mm;margin:0 1mm 1mm 0;display:inline-block}`,
  },
  europass: {
    entry: 'europass',
    contact: 'labels-inline',
    css: `body{${SANS}} header{border-bottom:2px solid #004494} h2{color:#004494;border-bottom:1px solid #004494;text-transform:uppercase;font-size:11pt} .when{color:#555;font-size:8.5pt} .rule{border-bottom:.5px solid #999}`,
  },
  'europass-classic': {
    entry: 'europass-label',
    contact: 'labels',
    css: `body{font-family:'Liberation Sans Narrow'} section{display:grid;grid-template-columns:48mm 1fr;column-gap:5mm} section h2{text-align:right;color:#0e4194;font-size:10pt;text-transform:uppercase;margin:0} section .body{border-top:1px solid #0e4194;grid-column:1/3;margin-top:1mm} .grid{display:grid;grid-template-columns:48mm 1fr;gap:5mm} .grid .when{text-align:right;color:#0e4194} .what{font-weight:bold;color:#3f3a38} .languages .levels{margin-left:20mm}`,
  },
  linkedin: {
    entry: 'linkedin',
    contact: 'side',
    side: 'left',
    headerInMain: true,
    css: `body{${SANS};font-size:10pt} ${COLUMNS} aside{background:#293e49;color:#e1e8ed;padding:8mm 5mm;flex-basis:52mm} aside h2{color:#fff;font-size:12pt} h1{font-size:24pt;font-weight:normal} h3{font-weight:normal;font-size:12pt;margin:3mm 0 0} .when,.place{color:#777}`,
  },
  academic: {
    entry: 'date-column',
    contact: 'lines',
    css: `body{${SERIF};font-size:11pt} .grid{display:grid;grid-template-columns:28mm 1fr;gap:4mm} h2{font-variant:small-caps;font-size:13pt}`,
  },
  table: {
    entry: 'table-row',
    contact: 'labels',
    css: `body{${SANS}} table{width:100%} td{border:1px solid #999;padding:1mm 2mm}`,
  },
};

export const BASE = `*{box-sizing:border-box} @page{size:A4;margin:14mm} body{margin:0;font-size:9.5pt;line-height:1.35}
h1{font-size:20pt;margin:0} h2{font-size:13pt;margin:4mm 0 2mm} h3{font-size:10.5pt;margin:0} p{margin:0 0 1.5mm} ul{margin:1mm 0 2mm;padding-left:5mm}
.row{display:flex;justify-content:space-between;gap:4mm} .right{white-space:nowrap} .entry{margin-bottom:2.5mm} .entry,.stop{break-inside:avoid} .within{margin-left:3mm}
table{border-collapse:collapse} td,th{padding:.5mm 2mm;text-align:left;vertical-align:top} .bar{height:2mm;background:#ccc} .bar div{height:2mm;background:#d9822b} .same-line{display:inline}`;
