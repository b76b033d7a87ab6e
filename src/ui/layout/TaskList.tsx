import { StatusChip, type StepState } from '../feedback/StatusChip';
import { ChevronRightIcon } from '../icons/actionIcons';
import { AppLink } from '../links/AppLink';
import * as styles from './steps.module.css';

export type Task = {
  id: string;
  title: string;
  /** Below the title, a line each. */
  detail?: readonly string[] | undefined;
  state: StepState;
  /** Left out while it cannot be opened yet. */
  to?: string | undefined;
};

/** What there is to do, each with its state. */
export const TaskList = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className={styles.tasks}>
    {tasks.map((task) => (
      <li key={task.id} className={styles.task}>
        <span className={styles.taskWords}>
          {task.to === undefined ? (
            <span className={styles.taskTitle}>{task.title}</span>
          ) : (
            <AppLink to={task.to} className={styles.taskTitle}>
              {task.title}
            </AppLink>
          )}
          {task.detail?.map((line) => (
            <span key={line} className={styles.taskDetail}>
              {line}
            </span>
          ))}
        </span>
        <StatusChip state={task.state} />
        {task.to !== undefined && <ChevronRightIcon size={20} className={styles.taskArrow} />}
      </li>
    ))}
  </ul>
);
