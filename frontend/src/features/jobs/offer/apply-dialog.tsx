import Dialog from '@mui/material/Dialog';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { MaterialTheme } from '../../../theme/material-theme.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { useFindJob } from '../api/find-job.js';
import { ApplyButton, ApplyNote } from './apply-action.js';
import css from './apply-dialog.module.css';

/** How one applies for an offer: opened by an address with `autoApply`, closed by taking that out of it. */
export default function ApplyDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText();
  const { data } = useFindJob(id);
  if (!data?.job) return null;
  const { job } = data;
  return (
    <MaterialTheme>
      <Dialog
        open
        onClose={onClose}
        disableScrollLock
        slotProps={{
          paper: {
            'aria-labelledby': 'apply-title',
            className: css.paper ?? '',
          },
        }}
      >
        <Content>
          <p dir="auto">{job.company.name}</p>
          <h2 id="apply-title">
            <Sentence text="apply.title" parts={{ title: job.title }} />
          </h2>
          <ApplyNote job={job} />
          <div>
            <ApplyButton job={job} />
            <Button type="button" data-look="plain" onClick={onClose}>
              {t('apply.close')}
            </Button>
          </div>
        </Content>
      </Dialog>
    </MaterialTheme>
  );
}

const Content = withClass('div', css.content);
