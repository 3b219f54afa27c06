import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useFindTemplates, useSaveTemplate } from './api.js';
import { draftOf, faultOf, inputOf, type QuestionDraft } from './question-draft.js';
import css from './templates.module.css';

interface TemplatesProps {
  drafts: readonly QuestionDraft[];
  onAdd: (drafts: QuestionDraft[]) => void;
}

/** Questions that the company asks again and again. */
export function Templates({ drafts, onAdd }: TemplatesProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const { data } = useFindTemplates();
  const save = useSaveTemplate();
  const [name, setName] = useState('');
  const add = (id: number) => onAdd((data?.data.find((one) => one.id === id)?.questions ?? []).map(draftOf));
  const keep = async () => {
    if (name.trim() === '') {
      notifications.notify({ message: t('screening.template-name-missing'), type: 'negative' });
      return;
    }
    try {
      const questions = drafts.map(inputOf).map(({ id: _id, ...question }) => question);
      await save({ name, questions });
      setName('');
      notifications.notify({ message: t('screening.template-saved'), type: 'positive' });
    } catch (error) {
      if (error instanceof Error)
        notifications.notify({ message: failureWords(error, t('screening.not-saved')), type: 'negative' });
    }
  };
  const savable = drafts.length > 0 && drafts.every((draft) => faultOf(draft) === null);
  if (!savable && (data?.data.length ?? 0) === 0) return null;
  return (
    <Room aria-labelledby="screening-templates">
      <h2 id="screening-templates">{t('screening.templates')}</h2>
      {data !== undefined && data.data.length > 0 && (
        <select aria-label={t('screening.template-add')} value="" onChange={({ target }) => add(Number(target.value))}>
          <option value="" disabled>
            {t('screening.template-add')}
          </option>
          {data.data.map((template) => (
            <option key={template.id} value={template.id}>
              {template.name}
            </option>
          ))}
        </select>
      )}
      {savable && (
        <div>
          <input
            type="text"
            aria-label={t('screening.template-name')}
            placeholder={t('screening.template-name')}
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="button" data-look="outlined" onClick={() => void keep()}>
            {t('screening.template-save')}
          </Button>
        </div>
      )}
    </Room>
  );
}

const Room = withClass('section', css.room);
