import { defineContext } from '@babelboard/platform';
import { ProfileDocumentsModule } from './profile-documents.module.js';
import { profileDocumentsTexts } from './texts/profile-documents-texts.js';

export const profileDocumentsContext = defineContext({
  name: 'profile-documents',
  module: ProfileDocumentsModule,
  texts: profileDocumentsTexts,
});
