import { readViewer } from './viewer';

describe('the viewer', () => {
  it('is read from the profile and the partner of the user detail', () => {
    const profile = {
      role_id: 4,
      type_id: 2,
      status_id: 5,
      tnc: '2026-01',
      token_expired_password: null,
    };
    expect(readViewer(profile, 31)).toEqual({
      roleId: 4,
      typeId: 2,
      statusId: 5,
      hasPartner: true,
      hasAcceptedTerms: true,
      expiredPasswordToken: null,
    });
  });

  it.each([
    ['nothing', {}],
    ['nulls', { role_id: null, type_id: null, status_id: null, tnc: null }],
    ['words and lists', { role_id: 'borrower', type_id: [1], status_id: {}, tnc: '' }],
    ['fractions', { role_id: 4.5, type_id: NaN, status_id: Infinity, tnc: 0 }],
  ])('is nobody in particular where the server answered %s', (_, profile) => {
    expect(readViewer(profile, null)).toEqual({
      roleId: null,
      typeId: null,
      statusId: null,
      hasPartner: false,
      hasAcceptedTerms: false,
      expiredPasswordToken: null,
    });
  });

  it('reads ids that are sent as strings', () => {
    const viewer = readViewer({ role_id: '6', type_id: null, status_id: '10' }, '');
    expect([viewer.roleId, viewer.statusId, viewer.hasPartner]).toEqual([6, 10, false]);
  });

  it.each(['4a', 'a4', '4 ', '1234567890', '-4', '4.0'])('does not read %j as an id', (id) => {
    expect(readViewer({ role_id: id, type_id: id, status_id: id }, null)).toMatchObject({
      roleId: null,
      typeId: null,
      statusId: null,
    });
  });

  it('has accepted the terms where the profile has a version, or true', () => {
    const accepted = ['2026-01', true, false, '', null, 1].map(
      (tnc) => readViewer({ tnc }, null).hasAcceptedTerms,
    );
    expect(accepted).toEqual([true, true, false, false, false, false]);
  });

  it('has no partner for an empty, zero or missing partner id', () => {
    expect([undefined, null, 0, ''].map((id) => readViewer({}, id).hasPartner)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
