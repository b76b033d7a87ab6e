import { defineMessages } from '../defineMessages';
import type { actions as indonesian } from './id';

export const actions = defineMessages<keyof typeof indonesian>({
  'actions.back': 'Back',
  'actions.saveAndContinue': 'Save & continue',
  'actions.delete': 'Delete',
  'actions.edit': 'Edit',
  'actions.yes': 'Yes',
  'actions.no': 'No',
});
