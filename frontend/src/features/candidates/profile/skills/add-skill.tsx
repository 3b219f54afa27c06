import { type CandidateSkill, type NearSkill, OWN_SKILL_LETTERS } from '@babelboard/wire';
import { type RefObject, useState } from 'react';
import { Combobox } from '../../../../forms/choices/combobox.js';
import { useFindSkills } from '../../../../forms/choices/find-skills.js';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { NearSkills } from './near-skills.js';
import { ownNameOf } from './own-name-of.js';
import { useReplacingSkill } from './use-replacing-skill.js';

/** No slug: what was typed, in own words. */
const OWN_WORDS = '';

interface AddSkillProps {
  tags: readonly CandidateSkill[];
  field: RefObject<HTMLInputElement | null>;
}

/** The field in which a skill is looked for in any language, or named in own words. */
export function AddSkill({ tags, field }: AddSkillProps) {
  const t = useText();
  const call = useProfileCall();
  const failureWords = useFailureWords();
  const replacing = useReplacingSkill();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [offered, setOffered] = useState<{ id: number; near: readonly NearSkill[] } | null>(null);
  const { skills, waiting, failed } = useFindSkills(text);
  const held = new Set(tags.map(({ id, slug }) => slug ?? id));
  const suggested = skills
    .filter(({ slug }) => !held.has(slug))
    .map(({ slug, name, lang, matched }) => ({ value: slug, text: name, lang, detail: matched }));
  // Not before all that is known was looked through: who presses Enter at once means what the list will say.
  const ownName = waiting ? null : ownNameOf(text, skills);
  const own = ownName === null ? [] : [{ value: OWN_WORDS, text: t('profile.add-own-skill', { name: ownName }) }];
  const add = async (tag: string) => {
    setFailure(null);
    setText('');
    setOffered(null);
    try {
      const { id, near } = await call('POST', 'skills', { tag });
      if (id !== undefined && near !== undefined) setOffered({ id, near });
    } catch (error) {
      setFailure(failureWords(error as Error, t('edit.failed')));
    }
  };
  const use = (skill: CandidateSkill, near: NearSkill) => {
    // The button goes with what it offers.
    field.current?.focus();
    setOffered(null);
    void replacing(skill, near);
  };
  return (
    <div>
      <Combobox
        ref={field}
        label={t('profile.add-skill')}
        hint={t('profile.add-skill-hint')}
        error={failure ?? (failed ? t('profile.skills-failed') : undefined)}
        options={[...suggested, ...own]}
        text={text}
        onText={setText}
        waiting={waiting}
        maxLength={OWN_SKILL_LETTERS.most}
        onChoose={({ value }) => void add(value === OWN_WORDS ? (ownName ?? text) : value)}
      />
      <NearSkills
        own={tags.find(({ id }) => id === offered?.id)}
        near={offered?.near.filter(({ slug }) => !held.has(slug)) ?? []}
        onUse={use}
      />
    </div>
  );
}
