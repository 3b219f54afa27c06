import { type Candidate, MOST_SKILLS } from '@babelboard/wire';
import { useRef, useState } from 'react';
import { Chips, PlainChips } from '../../../../forms/choices/chips.js';
import { Combobox } from '../../../../forms/choices/combobox.js';
import { useFindSkills } from '../../../../forms/choices/find-skills.js';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { EditFrame } from '../../../../forms/inline/edit-frame.js';
import { useText } from '../../../../i18n/use-text.js';
import { useProfileCall } from '../api/use-profile-call.js';
import { EmptyNote, ProfileSection } from '../section.js';
import { useRemovingFrom } from '../use-removing-from.js';

/** What one can do, by the words of a list that all countries share. @param opened its field is there from the beginning */
export function SkillsSection({ tags, open: opened = false }: Pick<Candidate, 'tags'> & { open?: boolean }) {
  const t = useText();
  const call = useProfileCall();
  const removing = useRemovingFrom('skills');
  const failureWords = useFailureWords();
  const [open, setOpen] = useState(opened);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { skills, waiting, failed } = useFindSkills(text);
  const held = new Set(tags.map(({ slug }) => slug));
  const options = skills
    .filter(({ slug }) => !held.has(slug))
    .map(({ slug, name, lang, matched }) => ({ value: slug, text: name, lang, detail: matched }));
  const add = async (slug: string) => {
    setFailure(null);
    setText('');
    try {
      await call('POST', 'skills', { tag: slug });
    } catch (error) {
      setFailure(failureWords(error as Error, t('edit.failed')));
    }
  };
  const remove = (slug: string, name: string) => {
    const skill = tags.find((tag) => tag.slug === slug);
    if (skill !== undefined) void removing({ id: skill.id, name, body: { tag: slug } });
  };
  const close = () => {
    setText('');
    setOpen(false);
  };
  const chips = tags.map(({ slug, name, lang }) => ({ value: slug, text: name, lang }));
  return (
    <ProfileSection id="skills" title={t('profile.skills')}>
      <EditFrame
        name={t('profile.skills')}
        open={open}
        onOpen={() => setOpen(true)}
        onDone={close}
        fields={() => (
          <>
            <Chips
              label={t('profile.skills')}
              chips={chips}
              field={field}
              onRemove={({ value, text: name }) => remove(value, name)}
            />
            {tags.length < MOST_SKILLS ? (
              <Combobox
                ref={field}
                label={t('profile.add-skill')}
                hint={t('profile.add-skill-hint')}
                error={failure ?? (failed ? t('profile.skills-failed') : undefined)}
                options={options}
                text={text}
                onText={setText}
                waiting={waiting}
                onChoose={({ value }) => void add(value)}
              />
            ) : (
              <p>{t('profile.skills-full', { count: MOST_SKILLS })}</p>
            )}
          </>
        )}
      >
        {tags.length === 0 ? (
          <EmptyNote>{t('profile.skills-empty')}</EmptyNote>
        ) : (
          <PlainChips>
            {chips.map(({ value, text: name, lang }) => (
              <li key={value} lang={lang}>
                {name}
              </li>
            ))}
          </PlainChips>
        )}
      </EditFrame>
    </ProfileSection>
  );
}
