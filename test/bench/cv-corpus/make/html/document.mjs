import { escapeHtml as h } from './entries.mjs';
import { BASE, LAYOUTS } from './layouts.mjs';
import { sectionHtml } from './sections.mjs';

const ICONS = { email: '✉', phone: '☎', link: '⌂', address: '⚑', note: '•' };

const CONTACT = {
  inline: (parts) => `<p>${parts.map(({ shown }) => h(shown)).join(' · ')}</p>`,
  lines: (parts) => parts.map(({ shown, label }) => `<div>${label ? `${h(label)}: ` : ''}${h(shown)}</div>`).join(''),
  labels: (parts) =>
    `<table>${parts.map(({ shown, label }) => `<tr><td>${h(label)}</td><td>${h(shown)}</td></tr>`).join('')}</table>`,
  'labels-inline': (parts) =>
    `<p>${parts.map(({ shown, label }) => `${label ? `<b>${h(label)}:</b> ` : ''}${h(shown)}`).join(' | ')}</p>`,
  icons: (parts) => `<p>${parts.map(({ kind, shown }) => `${ICONS[kind]} ${h(shown)}`).join('&nbsp;&nbsp; ')}</p>`,
};

/** The page that Chromium prints. */
export function documentHtml(person) {
  const layout = LAYOUTS[person.layout] ?? fail(person.layout);
  const inSide = (section) =>
    layout.side &&
    (['languages', 'skills'].includes(section.kind) ? !section.style.includes('main') : section.style.includes('side'));
  const write = (sections) => sections.map((section) => sectionHtml(person, section, layout.entry)).join('');
  const header = headerHtml(person, layout);
  const main = `<main>${layout.headerInMain ? header : ''}${write(person.sections.filter((section) => !inSide(section)))}</main>`;
  const contact =
    layout.contact === 'side'
      ? `<section><h2>${h(person.contacts ?? '')}</h2>${CONTACT.lines(person.contact)}</section>`
      : '';
  const aside = `<aside>${contact}${write(person.sections.filter(inSide))}</aside>`;
  const columns = { left: `${aside}${main}`, right: `${main}${aside}` }[layout.side] ?? main;
  return `<!doctype html><html lang="${person.language}"><meta charset="utf-8"><title>${h(person.name)}</title><style>${BASE} ${layout.css}</style>
<body>${layout.headerInMain ? '' : header}<div class="columns">${columns}</div></body></html>`;
}

function headerHtml(person, layout) {
  const top = person.top ? `<div class="top">${h(person.top)}</div>` : '';
  const title = person.title ? `<div class="title">${h(person.title)}</div>` : '';
  const place = layout.headerInMain && person.area ? `<div class="place">${h(person.area)}</div>` : '';
  const contact = layout.contact === 'side' ? '' : CONTACT[layout.contact](person.contact);
  return `<header>${top}<h1>${h(person.name)}</h1>${title}${place}${contact}</header>`;
}

function fail(name) {
  throw new Error(`no layout ${name}`);
}
