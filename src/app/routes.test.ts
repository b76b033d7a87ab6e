import { makeStore } from '@/state/store';
import { makeTestEffects } from '@/testing/store/testEffects';

test('registering as a borrower is not found where the build leaves it out', async () => {
  const flag = process.env['BOS_REGISTER_BORROWER'];
  process.env['BOS_REGISTER_BORROWER'] = '0';
  try {
    await jest.isolateModulesAsync(async () => {
      const { createAppRouter } = await import('./appRouter');
      const { effects } = makeTestEffects();
      const router = createAppRouter(makeStore({ effects }), effects);
      const text = JSON.stringify(router.routes);
      router.dispose();
      expect(text).toContain('"/register/funder"');
      expect(text).not.toContain('"/register/borrower"');
    });
  } finally {
    if (flag === undefined) delete process.env['BOS_REGISTER_BORROWER'];
    else process.env['BOS_REGISTER_BORROWER'] = flag;
  }
});
