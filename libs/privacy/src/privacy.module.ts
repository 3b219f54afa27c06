import { Global, Module } from '@nestjs/common';
import { AccountErasure } from './account-erasure.js';
import { AnswerNewTextsHandler } from './commands/answer-new-texts.handler.js';
import { ChangeConsentHandler } from './commands/change-consent.handler.js';
import { DeleteAccountHandler } from './commands/delete-account.handler.js';
import { EndDataExportHandler } from './commands/end-data-export.handler.js';
import { EraseUnusedAccountHandler } from './commands/erase-unused-account.handler.js';
import { NoteSentDataExportHandler } from './commands/note-sent-data-export.handler.js';
import { RequestDataExportHandler } from './commands/request-data-export.handler.js';
import { TakeDataExportHandler } from './commands/take-data-export.handler.js';
import { ConsentStates } from './consent-states.js';
import { Consents } from './consents.js';
import { DataExportArchive } from './data-export-archive.js';
import { DepartedAddresses } from './departed-addresses.js';
import { DueConsents } from './due-consents.js';
import { ListConsentsHandler } from './queries/list-consents.handler.js';
import { BuildDataExport } from './reactions/build-data-export.reaction.js';
import { AskUnusedAccounts } from './schedules/ask-unused-accounts.schedule.js';
import { EraseUnusedAccounts } from './schedules/erase-unused-accounts.schedule.js';
import { ForgetAccountDeletions } from './schedules/forget-account-deletions.schedule.js';
import { ForgetDepartedAddresses } from './schedules/forget-departed-addresses.schedule.js';
import { RemoveOldDataExports } from './schedules/remove-old-data-exports.schedule.js';

/** Global, so that siblings find consents and the addresses of who has left by their contract alone. */
@Global()
@Module({
  providers: [
    AccountErasure,
    ConsentStates,
    Consents,
    DataExportArchive,
    DepartedAddresses,
    DueConsents,
    AnswerNewTextsHandler,
    ChangeConsentHandler,
    DeleteAccountHandler,
    EndDataExportHandler,
    EraseUnusedAccountHandler,
    NoteSentDataExportHandler,
    RequestDataExportHandler,
    TakeDataExportHandler,
    ListConsentsHandler,
    BuildDataExport,
    AskUnusedAccounts,
    EraseUnusedAccounts,
    ForgetAccountDeletions,
    ForgetDepartedAddresses,
    RemoveOldDataExports,
  ],
  exports: [Consents, ConsentStates, DepartedAddresses, DueConsents],
})
export class PrivacyModule {}
