import { fail } from '../core/apiProblem';
import { route } from '../core/route';
import type { Store } from '../core/store';
import { checkDocumentType } from '../database/references';
import type { CollateralRow, Schemas, UserRow } from '../database/tables';
import { checkEditable } from '../rules/editing';
import { findOwn, ownedBy, toResponse } from '../rules/ownership';
import { checkUploaded } from '../rules/uploads';

type CollateralRequest = Schemas['CollateralDocumentRequest'];

function answersOf(body: CollateralRequest) {
  return {
    ...body,
    type_name_other: body.type_name_other ?? null,
    publish_date: body.publish_date ?? null,
    expired_date: body.expired_date ?? null,
  };
}

function checkCollateral(store: Store, user: UserRow, body: CollateralRequest): void {
  checkEditable(user);
  checkDocumentType('collateral', body.document_type_id);
  checkUploaded(store, user, body);
}

export const collateralRoutes = [
  route('getCollaterals', ({ store, user }) =>
    ownedBy(store.tables.collaterals, user).map(toResponse),
  ),

  route('addCollateral', ({ store, user, params, body }) => {
    if (params.type !== body.document_type_id) throw fail(422, 'Jenis agunan tidak sesuai');
    checkCollateral(store, user, body);
    const document: CollateralRow = {
      ...answersOf(body),
      id: store.nextId('collaterals'),
      user_id: user.id,
    };
    store.tables.collaterals.push(document);
    return toResponse(document);
  }),

  route('updateCollateral', ({ store, user, params, body }) => {
    const document = findOwn(store.tables.collaterals, params.id, user);
    checkCollateral(store, user, body);
    return toResponse(Object.assign(document, answersOf(body)));
  }),

  route('deleteCollateral', ({ store, user, params }) => {
    const document = findOwn(store.tables.collaterals, params.id, user);
    checkEditable(user);
    store.tables.collaterals = store.tables.collaterals.filter((row) => row !== document);
    return null;
  }),
];
