import { useEffect, useState } from 'react';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import css from './settings-nav.module.css';

export interface NamedSection {
  id: string;
  title: string;
}

/** The sections of the page: beside them on a wide window, above them on a phone. */
export function SettingsNav({ sections }: { sections: NamedSection[] }) {
  const t = useText();
  const seen = useSectionInSight(sections.map(({ id }) => id).join(' '));
  return (
    <Nav aria-label={t('settings.sections')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={(seen ?? sections[0]?.id) === id ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

/** Which section stands at the upper part of the window. Takes ids with spaces between. */
function useSectionInSight(ids: string): string | null {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setSeen(entered.target.id);
      },
      { rootMargin: '-12% 0px -78% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return seen;
}

const Nav = withClass('nav', css.nav);
