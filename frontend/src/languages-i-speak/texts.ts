import messages from 'virtual:messages/en/speak';
import { addTexts } from '../i18n/create-i18n.js';

/** What only the choice of languages says is no part of the first view. */
addTexts('en', messages);
