import type { Application, ApplyRequest, ChangedApplicationResponse, JobCard } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { postJson } from '../../../../api/request-json.js';
import { applicationForm } from '../../../../applying/application-form.js';
import { APPLICATIONS, withdrawApplication } from '../../../../applying/withdraw-application.js';
import { useText } from '../../../../i18n/use-text.js';
import { PERSONAL } from '../../../../session/personal.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { offerUndo } from '../../../../ui/notifications/offer-undo.js';

export interface Sending {
  /** What became of it; null until it is sent. */
  sent: Application | null;
  /** @throws ProblemError, OfflineError */
  send: (request: ApplyRequest) => Promise<void>;
  /** Asks for the form anew: something in it has changed. */
  askAgain: () => void;
}

/** Sends an application, and takes it back for some seconds. @param onUndone what was typed is wanted again */
export function useSending(job: JobCard, onUndone: () => void): Sending {
  const t = useText();
  const queries = useQueryClient();
  const [sent, setSent] = useState<Application | null>(null);
  const { queryKey } = applicationForm(job.id);
  const refresh = () =>
    Promise.all(
      [queryKey, APPLICATIONS, [PERSONAL, 'dashboard'], ['job', job.id]].map((key) =>
        queries.invalidateQueries({ queryKey: key }),
      ),
    );
  const undo = async (application: Application) => {
    try {
      await withdrawApplication(application.id);
      await refresh();
      setSent(null);
      onUndone();
      notifications.notify({ message: t('apply.undone', { company: job.company.name }) });
    } catch {
      notifications.notify({ message: t('apply.not-undone'), type: 'negative' });
    }
  };
  return {
    sent,
    askAgain: () => void queries.invalidateQueries({ queryKey }),
    send: async (request) => {
      const { application } = await postJson<ChangedApplicationResponse>('/api/candidates/applications', request);
      setSent(application);
      void refresh();
      offerUndo(t('apply.sent-toast'), t('apply.undo'), () => void undo(application));
    },
  };
}
