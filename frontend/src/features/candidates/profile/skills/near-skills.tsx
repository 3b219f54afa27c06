import type { CandidateSkill, NearSkill } from '@babelboard/wire';
import { Sentence } from '../../../../i18n/sentence.js';
import { withClass } from '../../../../theme/with-class.js';
import { QuietButton } from '../section.js';
import css from './near-skills.module.css';

export interface NearSkillsProps {
  own: CandidateSkill | undefined;
  near: readonly NearSkill[];
  onUse: (own: CandidateSkill, near: NearSkill) => void;
}

/** Skills of the catalogue that may be meant by one in own words: one press takes one of them instead. */
export function NearSkills({ own, near, onUse }: NearSkillsProps) {
  const shown = own !== undefined && near.length > 0;
  return (
    <Room>
      <p role="status">{shown && <Sentence text="profile.skill-near" parts={{ name: own.name }} />}</p>
      {shown && (
        <ul>
          {near.map((skill) => (
            <li key={skill.id}>
              <QuietButton type="button" onClick={() => onUse(own, skill)}>
                <span>
                  <Sentence text="profile.skill-instead" parts={{ name: <bdi lang={skill.lang}>{skill.name}</bdi> }} />
                </span>
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
    </Room>
  );
}

const Room = withClass('div', css.room);
