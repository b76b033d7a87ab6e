import { createContext, use } from 'react';
import type { ShownValue } from '../../model/fields/fieldKinds';
import type { SubStepNote } from '../../model/subStepNotes';

/** A note with its old value as it is shown. */
export interface ShownNote extends SubStepNote {
  /** Empty if there was none, null if it is not known. */
  previousValue: ShownValue | null;
}

interface Notes {
  notes: readonly ShownNote[];
  /** Tells that a note is on the screen, beside what it is about; returns how to take that back. */
  shown(this: void, id: number): () => void;
}

const NONE: Notes = { notes: [], shown: () => () => undefined };

/** The notes on the sub-step around. */
export const NotesContext = createContext<Notes>(NONE);

/** The ids of the notes that are on the screen, beside what they are about. */
export const ShownNotesContext = createContext<ReadonlySet<number>>(new Set());

/** The record of a card that is not stored yet. */
export const NO_RECORD = 0;

/** The record whose fields are around; null in a form of the application. */
export const RecordContext = createContext<number | null>(null);

export const useNotes = (): Notes => use(NotesContext);
