import { bankApi } from '@/api/bankApi';
import { bankStatementApi } from '@/api/bankStatementApi';
import { masterApi } from '@/api/masterApi';
import { notificationApi } from '@/api/notificationApi';
import { onboardingStepApi } from '@/api/onboardingStepApi';
import { userApi } from '@/api/userApi';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { untilCallsOver } from '@/testing/mock/untilCallsOver';
import { callsSeen, makeTestStore, type TestStore } from '@/testing/store/testStore';

const APPLICANT = 'borrower.individu.partner@bos.test';
const ACTIVE = 'active.borrower@bos.test';
const bank = { bank_id: 14, account_no: '1234567890', account_name: 'Siti', account_type_id: 1 };

const { getBanks, addBank, deleteBank } = bankApi.endpoints;

/** The calls that the mock has received since. */
async function callsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const before = (await callsSeen()).length;
  await work();
  await untilCallsOver();
  return (await callsSeen()).slice(before);
}

/** Subscribes to what the onboarding pages subscribe to. */
async function withOpenPages(made: TestStore) {
  await made.store.dispatch(getBanks.initiate());
  await made.store.dispatch(bankStatementApi.endpoints.getBankStatements.initiate());
  await made.store.dispatch(userApi.endpoints.getUserDetail.initiate());
  await made.store.dispatch(onboardingStepApi.endpoints.getOnboardingStep.initiate());
  return made;
}

beforeEach(() => mock.reset());

describe('what a write fetches again', () => {
  test('saving one bank fetches the banks and nothing else', async () => {
    const { store } = await withOpenPages(await makeTestStore({ signedInAs: APPLICANT }));
    const calls = await callsDuring(() => store.dispatch(addBank.initiate({ body: bank })));
    expect(calls).toEqual(['POST /api/identity/user/banks', 'GET /api/identity/user/banks']);
    expect(getBanks.select()(store.getState()).data).toMatchObject([bank]);
  });

  test('deleting a bank fetches its statements too, which have gone with it', async () => {
    const { store } = await makeTestStore({ signedInAs: APPLICANT });
    const { data } = await store.dispatch(addBank.initiate({ body: bank }));
    await store.dispatch(getBanks.initiate());
    await store.dispatch(bankStatementApi.endpoints.getBankStatements.initiate());
    const { id } = data!;
    const calls = await callsDuring(() => store.dispatch(deleteBank.initiate({ id })));
    expect(calls.sort()).toEqual([
      `DELETE /api/identity/user/banks/${id}`,
      'GET /api/identity/user/bank-statement/all',
      'GET /api/identity/user/banks',
    ]);
  });

  test('a save that is answered with the whole detail fetches nothing', async () => {
    const { store } = await withOpenPages(await makeTestStore({ signedInAs: APPLICANT }));
    const body = { information: { name: 'Siti Aminah' } };
    const calls = await callsDuring(() =>
      store.dispatch(userApi.endpoints.updateUser.initiate({ body })),
    );
    expect(calls).toEqual(['PATCH /api/identity/user/update']);
    const detail = userApi.endpoints.getUserDetail.select()(store.getState()).data;
    expect(detail?.information.name).toBe('Siti Aminah');
  });

  test('a saved step is known without asking', async () => {
    const { store } = await withOpenPages(await makeTestStore({ signedInAs: APPLICANT }));
    const body = { step: 'personal', sub_step: 'identity' };
    const { saveOnboardingStep, getOnboardingStep } = onboardingStepApi.endpoints;
    const calls = await callsDuring(() => store.dispatch(saveOnboardingStep.initiate({ body })));
    expect(calls).toEqual(['POST /api/identity/user/onboarding-step/save']);
    expect(getOnboardingStep.select()(store.getState()).data).toMatchObject(body);
  });

  test('a write that was refused fetches nothing', async () => {
    const { store } = await withOpenPages(await makeTestStore({ signedInAs: APPLICANT }));
    await mock.addFault({ method: 'POST', path: '*/user/banks', status: 422, times: 1 });
    const calls = await callsDuring(() => store.dispatch(addBank.initiate({ body: bank })));
    expect(calls).toEqual(['POST /api/identity/user/banks']);
  });

  test('where the answer to a POST never came, the list shows what had arrived, and a retry adds nothing', async () => {
    const { store } = await withOpenPages(await makeTestStore({ signedInAs: APPLICANT }));
    const fault = { method: 'POST', path: '*/user/banks', drop: true, is_applied: true, times: 1 };
    await mock.addFault(fault);
    const calls = await callsDuring(() => store.dispatch(addBank.initiate({ body: bank })));
    expect(calls).toEqual(['POST /api/identity/user/banks', 'GET /api/identity/user/banks']);
    expect(getBanks.select()(store.getState()).data).toHaveLength(1);
    const { data } = await store.dispatch(addBank.initiate({ body: bank }));
    await untilCallsOver();
    expect(data).toMatchObject(bank);
    expect(getBanks.select()(store.getState()).data).toHaveLength(1);
  });
});

describe('what is shown before the server has answered', () => {
  test('a deleted bank is gone at once, and back where the server refuses', async () => {
    const { store, recorded } = await makeTestStore({ signedInAs: APPLICANT });
    await store.dispatch(addBank.initiate({ body: bank }));
    const { data } = await store.dispatch(getBanks.initiate());
    const { id } = data![0]!;
    await mock.addFault({ method: 'DELETE', path: '*/user/banks/*', status: 500, times: 1 });
    const shown = () => getBanks.select()(store.getState()).data?.length;
    const deleting = store.dispatch(deleteBank.initiate({ id }));
    expect(shown()).toBe(0);
    await deleting;
    await untilCallsOver();
    expect([shown(), recorded.notices.length]).toEqual([1, 1]);
    await store.dispatch(deleteBank.initiate({ id }));
    await untilCallsOver();
    expect(shown()).toBe(0);
  });

  describe('notifications', () => {
    const { getNotifications, getUnreadCount, openNotification, readAllNotifications } =
      notificationApi.endpoints;

    async function atTheList() {
      const made = await makeTestStore({ signedInAs: ACTIVE });
      const { data: detail } = await made.store.dispatch(
        userApi.endpoints.getUserDetail.initiate(),
      );
      const userId = detail!.id;
      for (const status of [1, 2, 3] as const)
        await made.store.dispatch(getNotifications.initiate({ userId, status }));
      await made.store.dispatch(getUnreadCount.initiate({ userId }));
      const listed = (status: 1 | 2 | 3) =>
        getNotifications.select({ userId, status })(made.store.getState()).data!;
      const badge = () =>
        getUnreadCount.select({ userId })(made.store.getState()).data!.count_unread;
      return { ...made, userId, listed, badge };
    }

    test('opening one changes lists and badge at once, with one call', async () => {
      const { store, userId, listed, badge } = await atTheList();
      const { id } = listed(2)[0]!;
      expect([badge(), listed(1).length, listed(2).length, listed(3).length]).toEqual([
        104, 120, 104, 16,
      ]);
      const calls = await callsDuring(async () => {
        const opening = store.dispatch(openNotification.initiate({ userId, id }));
        expect(listed(1).find((shown) => shown.id === id)?.read_status).toBe(true);
        expect([badge(), listed(2).length, listed(3).length]).toEqual([103, 103, 17]);
        await opening;
      });
      expect(calls).toEqual([`GET /api/notification/notif/detail/${id}`]);
      expect([badge(), listed(2).length, listed(3).length]).toEqual([103, 103, 17]);
    });

    test.each(['before', 'while'] as const)(
      'C8: a count that was asked for %s one is opened does not bring the old badge back',
      async (when) => {
        const { store, userId, listed, badge } = await atTheList();
        const { id } = listed(2)[0]!;
        await mock.addFault({
          method: 'GET',
          path: '*/unread-count/*',
          status: 200,
          body: { code: 200, message: 'OK', data: { count_unread: 104 } },
          times: 1,
        });
        const count = () =>
          store.dispatch(getUnreadCount.initiate({ userId }, { forceRefetch: true }));
        const open = () => store.dispatch(openNotification.initiate({ userId, id }));
        const { release } = holdResponses(`/unread-count/${userId}`);
        const counting = when === 'before' ? count() : null;
        const opening = open();
        const asked = counting ?? count();
        await opening;
        release();
        await asked;
        await untilCallsOver();
        expect(badge()).toBe(103);
      },
    );

    test('opening a read one changes nothing', async () => {
      const { store, userId, listed, badge } = await atTheList();
      await store.dispatch(openNotification.initiate({ userId, id: listed(3)[0]!.id }));
      expect([badge(), listed(3).length]).toEqual([104, 16]);
    });

    test('where opening fails, it is unread again', async () => {
      const { store, userId, listed, badge } = await atTheList();
      await mock.addFault({ method: 'GET', path: '*/notif/detail/*', status: 500, times: 1 });
      const { id } = listed(2)[0]!;
      await store.dispatch(openNotification.initiate({ userId, id }));
      await untilCallsOver();
      expect(listed(1).find((shown) => shown.id === id)?.read_status).toBe(false);
      expect([badge(), listed(2).length, listed(3).length]).toEqual([104, 104, 16]);
    });

    test('reading all of them empties the badge at once, and is taken back where it fails', async () => {
      const { store, userId, listed, badge } = await atTheList();
      await mock.addFault({ method: 'POST', path: '*/read-all/*', status: 500, times: 1 });
      const failing = store.dispatch(readAllNotifications.initiate({ userId }));
      expect([badge(), listed(2).length, listed(3).length]).toEqual([0, 0, 120]);
      await failing;
      await untilCallsOver();
      expect([badge(), listed(2).length, listed(3).length]).toEqual([104, 104, 16]);
      await store.dispatch(readAllNotifications.initiate({ userId }));
      await untilCallsOver();
      expect([badge(), listed(1).every((shown) => shown.read_status)]).toEqual([0, true]);
    });
  });
});

describe('what is fetched once a session', () => {
  test('a master list, however many fields ask for it, also an hour after they are gone', async () => {
    const { store } = await makeTestStore({ signedInAs: APPLICANT });
    const { getMasterList, getCities } = masterApi.endpoints;
    const calls = await callsDuring(async () => {
      for (let forms = 0; forms < 3; forms += 1) {
        const fields = [
          store.dispatch(getMasterList.initiate('genders')),
          store.dispatch(getMasterList.initiate('genders')),
          store.dispatch(getCities.initiate(31)),
        ];
        await Promise.all(fields);
        jest.useFakeTimers();
        for (const field of fields) field.unsubscribe();
        jest.advanceTimersByTime(60 * 60 * 1_000);
        jest.useRealTimers();
      }
    });
    expect(calls.filter((call) => call.endsWith('/genders'))).toHaveLength(1);
    expect(calls.filter((call) => call.endsWith('/cities'))).toHaveLength(1);
    expect(getCities.select(31)(store.getState()).data?.length).toBeGreaterThan(4);
  });
});
