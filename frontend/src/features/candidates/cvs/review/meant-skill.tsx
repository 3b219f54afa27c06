import type { NearSkill } from '@babelboard/wire';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import css from './cv-review.module.css';

export interface MeantSkillProps {
  /** What the CV calls it. */
  name: string;
  near: readonly NearSkill[];
  /** The slug of one of them; null for the words of the CV. */
  meant: string | null;
  onMean: (slug: string | null) => void;
}

/** What a skill in the words of a CV is taken as: those words, or one of the catalogue that is near to them. */
export function MeantSkill({ name, near, meant, onMean }: MeantSkillProps) {
  const t = useText();
  return (
    <Meant
      aria-label={t('review.meant-skill', { name })}
      value={meant ?? ''}
      onChange={({ target }) => onMean(target.value === '' ? null : target.value)}
    >
      <option value="">{t('review.own-skill')}</option>
      {near.map((skill) => (
        <option key={skill.id} value={skill.slug}>
          {t('review.as-skill', { name: skill.name })}
        </option>
      ))}
    </Meant>
  );
}

const Meant = withClass('select', css.meant);
