import { route } from '../core/route';
import type { Store } from '../core/store';
import { emptyRecord } from '../database/emptyRecord';
import { checkListed } from '../database/references';
import type { PicRow, UserRow } from '../database/tables';
import { checkEditable } from '../rules/editing';
import { toResponse } from '../rules/ownership';
import { checkUploaded } from '../rules/uploads';

// Assumption: the address is one text, because the spec has a single field for it, and not a group
// with regions like the other addresses.
function picOf(store: Store, user: UserRow): PicRow {
  const storedPic = store.tables.pics.find((row) => row.user_id === user.id);
  return storedPic ?? { ...emptyRecord('Pic'), user_id: user.id };
}

export const picRoutes = [
  route('getPic', ({ store, user }) => toResponse(picOf(store, user))),

  route('updatePic', ({ store, user, body }) => {
    checkEditable(user);
    checkListed(body.information);
    for (const file of [body.ktp, body.id_card, body.appointment_letter]) {
      checkUploaded(store, user, file ?? null);
    }
    const before = picOf(store, user);
    const information = { ...before.information, ...body.information };
    const pic: PicRow = { ...before, ...body, information };
    store.tables.pics = [...store.tables.pics.filter((row) => row !== before), pic];
    return toResponse(pic);
  }),
];
