import { entriesHtml, escapeHtml as h } from './entries.mjs';

const RANKS = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6, native: 6 };

const LANGUAGES = {
  rows: ({ languages }) =>
    languages.map(({ name, said }) => `<div class="row"><span>${h(name)}</span><span>${h(said)}</span></div>`).join(''),
  dash: ({ languages }) => languages.map(({ name, said }) => `<div>${h(name)} – ${h(said)}</div>`).join(''),
  colon: ({ languages }) => `<ul>${languages.map(({ name, said }) => `<li>${h(name)}: ${h(said)}</li>`).join('')}</ul>`,
  inline: ({ languages }) => `<p>${languages.map(({ name, said }) => `${h(name)} (${h(said)})`).join(', ')}</p>`,
  brackets: ({ languages }) => languages.map(({ name, said }) => `<div>${h(name)} (${h(said)})</div>`).join(''),
  dots: ({ languages }) =>
    languages
      .map(({ name, said, level }) => {
        const full = Math.min(5, RANKS[level] ?? 0);
        return `<div>${h(name)} <span class="dots">${'●'.repeat(full)}${'○'.repeat(5 - full)}</span> ${h(said)}</div>`;
      })
      .join(''),
  bars: ({ languages }) =>
    languages
      .map(
        ({ name, said, level }) =>
          `<div>${h(name)}<div class="bar"><div style="width:${((RANKS[level] ?? 0) * 100) / 6}%"></div></div><small>${h(said)}</small></div>`,
      )
      .join(''),
  /** The table of Europass: mother tongues in a line, five parts of each other language. */
  grid: ({ languages, words: [mother, other, parts] }) =>
    `<div class="grid"><div class="when">${h(mother)}</div><div>${languages
      .filter(({ level }) => level === 'native')
      .map(({ name }) => h(name))
      .join(', ')}</div></div>` +
    `<table class="levels"><tr><th>${h(other)}</th>${parts
      .split(';')
      .map((part) => `<th>${h(part)}</th>`)
      .join('')}</tr>${languages
      .filter(({ level }) => level !== 'native')
      .map(
        ({ name, said }) =>
          `<tr><td>${h(name)}</td>${said
            .split(' ')
            .map((level) => `<td>${level}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>`,
};

const SKILLS = {
  inline: (words) => `<p>${words.map(h).join(', ')}</p>`,
  dots: (words) => `<p>${words.map(h).join(' · ')}</p>`,
  pipes: (words) => `<p>${words.map(h).join(' | ')}</p>`,
  bullets: (words) => `<ul>${words.map((word) => `<li>${h(word)}</li>`).join('')}</ul>`,
  chips: (words) => `<p>${words.map((word) => `<span class="chip">${h(word)}</span>`).join(' ')}</p>`,
  lines: (words) => words.map((word) => `<div>${h(word)}</div>`).join(''),
};

const skillsHtml = ({ skills, style }) =>
  skills
    .map(({ label, words }) => {
      const html = (SKILLS[style] ?? SKILLS.inline)(words);
      return label
        ? `<div class="grouped"><b>${h(label)}:</b> ${html.replace('<p>', '<p class="same-line">')}</div>`
        : html;
    })
    .join('');

function textHtml({ lines }) {
  const bullets = lines.filter((line) => line.startsWith('- '));
  const texts = lines.filter((line) => !line.startsWith('- ')).map((line) => `<p>${h(line)}</p>`);
  return (
    texts.join('') +
    (bullets.length ? `<ul>${bullets.map((line) => `<li>${h(line.slice(2))}</li>`).join('')}</ul>` : '')
  );
}

export function sectionHtml(person, section, entryStyle) {
  const style = section.style.replace('side', '').trim();
  const body = {
    experience: () => entriesHtml(person, section, style || entryStyle),
    education: () => entriesHtml(person, section, style || entryStyle),
    entries: () => entriesHtml(person, section, style || entryStyle),
    languages: () => (LANGUAGES[style] ?? LANGUAGES.rows)(section),
    skills: () => skillsHtml({ ...section, style }),
    text: () => textHtml(section),
  }[section.kind]();
  return `<section class="${section.kind}"><h2>${h(section.heading)}</h2><div class="body">${body}</div></section>`;
}
