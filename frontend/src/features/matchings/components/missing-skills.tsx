import { useId } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { CheckIcon } from '../../../ui/icons/check-icon.js';
import { PlusIcon } from '../../../ui/icons/plus-icon.js';
import type { MayBeAdded } from '../domain/may-be-added.js';
import css from './missing-skills.module.css';

/** The skills that somebody has said on this page to have, until offers are compared anew. */
export interface SaidSkills {
  ids: ReadonlySet<number>;
  /** Adds one to the profile, or takes it out again. */
  toggle: (id: number) => void;
}

interface MissingSkillsProps extends Pick<MayBeAdded, 'skills' | 'moreSkills'> {
  said: SaidSkills;
}

/** Skills that an offer asks for and the profile does not name: a press adds one, another takes it back. */
export function MissingSkills({ skills, moreSkills, said }: MissingSkillsProps) {
  const t = useText();
  const id = useId();
  return (
    <div>
      <p id={id}>{t('matchings.missing-skills')}</p>
      <Skills aria-labelledby={id}>
        {skills.map((skill) => {
          const isSaid = said.ids.has(skill.id);
          return (
            <li key={skill.id}>
              <button type="button" aria-pressed={isSaid} onClick={() => said.toggle(skill.id)}>
                {isSaid ? <CheckIcon /> : <PlusIcon />}
                <bdi lang={skill.lang}>{skill.name}</bdi>
              </button>
            </li>
          );
        })}
        {moreSkills > 0 && <li>{t('matchings.more-skills', { count: moreSkills })}</li>}
      </Skills>
    </div>
  );
}

const Skills = withClass('ul', css.skills);
