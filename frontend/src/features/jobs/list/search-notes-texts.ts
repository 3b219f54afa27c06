import messages from 'virtual:messages/en/search-notes';
import { addTexts } from '../../../i18n/create-i18n.js';

/** What is said only of lists that were searched for with words is no part of the first view. */
addTexts('en', messages);
