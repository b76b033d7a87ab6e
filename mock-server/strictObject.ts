import { object } from 'yup';

/** An object that may hold nothing but what is named: a slip of the pen is told, not passed over. */
export const strictly = <Shape extends Parameters<typeof object>[0]>(shape: Shape) =>
  object(shape)
    .noUnknown('${path} holds something unknown: ${unknown}')
    .strict()
    .default(undefined);
