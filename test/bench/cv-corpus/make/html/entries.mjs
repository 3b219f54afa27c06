import { groupsOf, join } from '../groups.mjs';

export const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const h = (text = '') => escapeHtml(text);

const points = (entry) =>
  entry.points.length === 0
    ? ''
    : entry.points.length === 1
      ? `<p class="point">${h(entry.points[0])}</p>`
      : `<ul>${entry.points.map((point) => `<li>${h(point)}</li>`).join('')}</ul>`;
const row = (left, right) => `<div class="row"><span>${left}</span><span class="right">${right}</span></div>`;
const line = (text, name) => (text ? `<div class="${name}">${h(text)}</div>` : '');

/** How an entry is set, by the name that a layout asks for. `what` is the position or the title, `where` the employer or the school. */
const ENTRIES = {
  'dates-right': (e) =>
    row(`<b>${h(e.what)}</b>`, h(e.dates)) + line(join(', ', e.where, e.place), 'where') + points(e),
  'employer-first': (e) => row(`<b>${h(e.where)}</b>`, h(e.place)) + row(`<i>${h(e.what)}</i>`, h(e.dates)) + points(e),
  'date-column': (e) =>
    `<div class="grid"><div class="when">${h(e.dates)}</div><div><b>${h(e.what)}</b>${line(join(', ', e.where, e.place), 'where')}${points(e)}</div></div>`,
  inline: (e) =>
    `<p><b>${h(e.what)}</b>, ${h(e.where)}${e.place ? `, ${h(e.place)}` : ''} (${h(e.dates)})</p>${points(e)}`,
  'dates-first': (e) =>
    line(join(' | ', e.dates, e.place), 'when') +
    `<div><b>${h(e.what)}</b>${e.where ? ` – ${h(e.where)}` : ''}</div>${points(e)}`,
  stacked: (e) =>
    `<h3>${h(e.what)}</h3>${line(e.where, 'where')}${line(join(' · ', e.dates, e.place), 'when')}${points(e)}`,
  europass: (e) =>
    line(join(' – ', e.dates, e.place), 'when') +
    `<div class="rule"><b>${h(e.what.toUpperCase())}</b> – ${h(e.where.toUpperCase())}</div>${points(e)}`,
  'europass-label': (e) =>
    `<div class="grid"><div class="when">${h(e.dates)}</div><div><div class="what">${h(e.what)}</div>${line(join(', ', e.where, e.place), 'where')}${points(e)}</div></div>`,
  linkedin: (e, kind) =>
    kind === 'education'
      ? `<h3>${h(e.where)}</h3><div>${h(e.what)} · (${h(e.dates)})</div>`
      : `<h3>${h(e.where)}</h3><div class="what">${h(e.what)}</div><div class="when">${h(e.dates)}</div>${line(e.place, 'place')}${points(e)}`,
  timeline: (e) =>
    `<div class="stop"><div class="when">${h(e.dates)}</div><b>${h(e.what)}</b>${line(join(', ', e.where, e.place), 'where')}${points(e)}</div>`,
  'table-row': (e) => `<tr><td>${h(e.dates)}</td><td>${h(e.what)}</td><td>${h(join(', ', e.where, e.place))}</td></tr>`,
};

export function entriesHtml(person, section, style) {
  const write = ENTRIES[style];
  const html = groupsOf(person, section)
    .map(
      (group) =>
        `<div class="entry">${group.length > 1 ? groupHtml(group, style) : write(group[0], section.kind)}</div>`,
    )
    .join('');
  return style === 'table-row' ? `<table>${html.replaceAll(/<\/?div[^>]*>/g, '')}</table>` : html;
}

function groupHtml([first, ...others], style) {
  if (style === 'linkedin') return linkedinGroupHtml([first, ...others]);
  const position = (e) => row(`<b class="what">${h(e.what)}</b>`, h(e.dates)) + points(e);
  return (
    `<h3>${h(join(', ', first.where, first.place))}</h3>${line(first.note, 'note')}` +
    [first, ...others].map((entry) => `<div class="within">${position(entry)}</div>`).join('')
  );
}

/** LinkedIn writes the employer and the whole time once, then each position with its place. */
const linkedinGroupHtml = (group) =>
  `<h3>${h(group[0].where)}</h3>${line(group[0].note, 'note')}` +
  group.map((e) => line(e.what, 'what') + line(e.dates, 'when') + line(e.place, 'place') + points(e)).join('');
