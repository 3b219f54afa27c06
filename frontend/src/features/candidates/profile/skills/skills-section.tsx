import { type Candidate, MOST_SKILLS } from '@babelboard/wire';
import { useRef, useState } from 'react';
import { Chips, PlainChip, PlainChips } from '../../../../forms/choices/chips.js';
import { EditFrame } from '../../../../forms/inline/edit-frame.js';
import { useText } from '../../../../i18n/use-text.js';
import { EmptyNote, ProfileSection } from '../section.js';
import { useRemovingFrom } from '../use-removing-from.js';
import { AddSkill } from './add-skill.js';

/**
 * What one can do: by the words of a list that all countries share, or in one's own.
 * @param opened its field is there from the beginning
 */
export function SkillsSection({ tags, open: opened = false }: Pick<Candidate, 'tags'> & { open?: boolean }) {
  const t = useText();
  const removing = useRemovingFrom('skills');
  const [open, setOpen] = useState(opened);
  const field = useRef<HTMLInputElement>(null);
  const remove = (value: string) => {
    const skill = tags.find(({ id }) => String(id) === value);
    if (skill === undefined) return;
    const { id, slug, name } = skill;
    void removing({ id, name, body: { tag: slug ?? name } });
  };
  const chips = tags.map(({ id, name, lang, own }) => ({
    ...{ value: String(id), text: name, lang },
    note: own ? t('profile.own-skill') : undefined,
  }));
  return (
    <ProfileSection id="skills" title={t('profile.skills')}>
      <EditFrame
        name={t('profile.skills')}
        open={open}
        onOpen={() => setOpen(true)}
        onDone={() => setOpen(false)}
        fields={() => (
          <>
            <Chips label={t('profile.skills')} chips={chips} field={field} onRemove={({ value }) => remove(value)} />
            {tags.length < MOST_SKILLS ? (
              <AddSkill tags={tags} field={field} />
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
            {chips.map((chip) => (
              <PlainChip key={chip.value} chip={chip} />
            ))}
          </PlainChips>
        )}
      </EditFrame>
    </ProfileSection>
  );
}
