import { Icon, type IconProps } from './icon.tsx';

export const BoxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3 8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5 12 12l8.5-4.5M12 12v9M7.8 5.2l8.5 4.5" />
  </Icon>
);
export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 16.5V6H2.5v10.5h2M14 9.5h4l3.5 4v3h-2M9.5 16.5h5" />
    <circle cx="7" cy="17" r="2.3" />
    <circle cx="17" cy="17" r="2.3" />
  </Icon>
);
export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3 4.5 5.8v5.7c0 4.6 3 8 7.5 9.5 4.5-1.5 7.5-4.9 7.5-9.5V5.8zM8.5 12l2.5 2.5 4.5-5" />
  </Icon>
);
export const FlameIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21.5c3.9 0 6.5-2.7 6.5-6.3 0-4.4-3.4-6.2-4.5-11.7-2.7 1.7-4.3 4.3-4.3 7.2-1-.6-1.6-1.5-1.8-2.7-1.5 1.9-2.4 4.2-2.4 6.7 0 4.1 2.6 6.8 6.5 6.8Z" />
  </Icon>
);
export const SparkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5M5.3 5.3l3.5 3.5M15.2 15.2l3.5 3.5M18.7 5.3l-3.5 3.5M8.8 15.2l-3.5 3.5" />
  </Icon>
);
