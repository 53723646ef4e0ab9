import type { CourseLessons } from './lesson';
import { firstLesson } from './startHereBusinessFirst';

export const lessons = {
  courseId: 'd7860bff-a73b-5a33-958d-911e3af9adc1',
  lessons: [
    firstLesson,
    {
      id: 'start-here-business-02',
      minutesToRead: 4,
      goal: 'Find the hours you could keep in a bad week, and give each one a place.',
      blocks: [
        {
          type: 'text',
          id: 'shb-02-a',
          heading: 'Free time is not spare time',
          paragraphs: [
            'Ask people how many hours they could give to a new project, and many will name a hopeful number. Ask them to point at the hours on a calendar, and the number shrinks. Nothing dishonest happened. The first answer came from a good day.',
            'Plan from an ordinary week and test it against a bad one: somebody is sick, the bus is late, your job runs over. An hour you keep in that week is an hour you can promise to a customer.',
          ],
        },
        {
          type: 'example',
          id: 'shb-02-b',
          title: 'Which Wednesday? (invented)',
          lines: [
            { who: 'Lena', text: 'I have 15 hours a week for this.' },
            { who: 'Omar', text: 'Good. Which hours on Wednesday?' },
            { who: 'Lena', text: 'Wednesday is choir. And the kids are up until eight.' },
            { who: 'Omar', text: 'Thursday?' },
            { who: 'Lena', text: 'Thursday from 8:30 to 10, if I did not work late.' },
            {
              who: 'Omar',
              text: 'So an hour and a half, on some Thursdays. Let us count the rest the same way.',
            },
          ],
        },
        {
          type: 'text',
          id: 'shb-02-c',
          heading: 'Three things that eat hours',
          paragraphs: [
            '*Tiredness.* An hour after a late shift is shorter than an hour on Saturday morning. Put careful work in your good hours and packing or invoices in the others.',
            '*Small pieces.* Four times fifteen minutes rarely make an hour, because each piece needs a start. As a rule of thumb, count only blocks of 45 minutes or more.',
            "*Other people's hours.* If somebody else must cook or watch a child so that you can work, that is their time as well. Make a note of these blocks. You will talk about them in lesson 7.",
          ],
        },
        {
          type: 'check',
          id: 'shb-02-d',
          question:
            'Your map shows 12 open hours. Last week you used 4 of them for your project. Which number do you plan with?',
          options: [
            {
              text: '12, because the map shows that they are open',
              correct: false,
              reply: 'They look open. Something filled eight of them last week, and it may do so again.',
            },
            {
              text: '8, the middle between the two numbers',
              correct: false,
              reply: 'The middle of a hope and a fact is still partly a hope.',
            },
            {
              text: '4, until I have kept more for a while',
              correct: true,
              reply: 'Begin with what you have done. You can raise it after a month of proof.',
            },
            {
              text: '0, because I did not keep to my plan',
              correct: false,
              reply: 'Four kept hours are not nothing. Some small services run on that.',
            },
          ],
        },
        {
          type: 'check',
          id: 'shb-02-e',
          question: 'Which of these is an hour you could keep for six months?',
          options: [
            {
              text: 'Sunday night, after everything else for the week is done',
              correct: false,
              reply: 'Some weeks everything else is never done. This hour has no place of its own.',
            },
            {
              text: 'Saturday, 7:30 to 9:00, before the house wakes up',
              correct: true,
              reply: 'It has a day, a start and an end, and nobody else needs it.',
            },
            {
              text: 'The lunch break at work, on all days that are not too busy',
              correct: false,
              reply: 'Perhaps now and then. You also need to eat, and your employer may have a say.',
            },
          ],
        },
        {
          type: 'table',
          id: 'shb-02-f',
          title: 'Week map',
          worksheet: 'Week map (XLSX)',
          instruction:
            'Map a normal week and mark the hours you could keep for six months. "Taken" means job or school, travel, meals, care, chores, friends, sport and rest. Use last week as your guide, and half hours where you need them.',
          columns: [
            { key: 'awake', label: 'Hours awake', kind: 'hours' },
            { key: 'taken', label: 'Taken', kind: 'hours' },
            { key: 'open', label: 'Looks open', kind: 'hours', computed: { difference: ['awake', 'taken'] } },
            { key: 'keep', label: 'I could keep', kind: 'hours' },
            {
              key: 'when',
              label: 'Best part of the day',
              kind: 'choice',
              choices: ['Early', 'Midday', 'Afternoon', 'Evening', 'None'],
            },
          ],
          rows: [
            { key: 'mon', label: 'Monday' },
            { key: 'tue', label: 'Tuesday' },
            { key: 'wed', label: 'Wednesday' },
            { key: 'thu', label: 'Thursday' },
            { key: 'fri', label: 'Friday' },
            { key: 'sat', label: 'Saturday' },
            { key: 'sun', label: 'Sunday' },
          ],
          totals: [
            { label: 'Looks open each week', expression: { difference: ['awake', 'taken'] } },
            { label: 'I could keep each week', expression: { sum: 'keep' } },
            { label: 'Over 26 weeks', expression: { multiple: ['keep', 26] } },
          ],
        },
        {
          type: 'text',
          id: 'shb-02-g',
          paragraphs: [
            "Look at the last line. It is the whole stock of hours your business would have for half a year. From Marta's Tuesday you know that customers will pay for only part of it.",
          ],
        },
        {
          type: 'write',
          id: 'shb-02-h',
          label: 'The hours I will keep',
          prompt: 'Name the hours you will protect, with day and time. What will you give up for them?',
          hint: 'If you give up nothing, look again. Something was in that hour.',
          rows: 3,
          example:
            'Tuesday 8 to 9:30 in the evening and Saturday 7:30 to 9:30 in the morning, three and a half hours. I give up one show and the slow Saturday breakfast.',
        },
        {
          type: 'recap',
          id: 'shb-02-i',
          points: [
            'Point at hours on a map. A total without places is a hope.',
            'Plan with the hours that survive a bad week.',
            'Raise the number only after you have kept it for a month.',
          ],
          next: 'Next, you do the same with money, month by month.',
        },
      ],
    },
    {
      id: 'start-here-business-03',
      minutesToRead: 4,
      goal: 'Find the lowest point your cash would reach in six months, before it reaches you.',
      blocks: [
        {
          type: 'text',
          id: 'shb-03-a',
          heading: 'Cash has a calendar',
          paragraphs: [
            'A small business can have plenty of work and still be unable to pay a bill on the 15th. Money arrives after the work, sometimes long after. Costs arrive when they like.',
            'So do not ask only "will I come out ahead?" Ask "how low does the balance go on the way, and in which month?" That is what a cash sheet is for. Write each amount in the month in which it moves.',
          ],
        },
        {
          type: 'example',
          id: 'shb-03-b',
          title: "Pavel's first sheet (invented numbers, any currency)",
          lines: [
            { who: 'Start', text: 'Savings put in: 600.' },
            {
              who: 'Month 1',
              text: 'In 0. Regular costs 60. Quiet costs 180 for a used microphone and a web address. Left: 360.',
            },
            { who: 'Month 2', text: 'In 0. Regular 60. Left: 300.' },
            {
              who: 'Month 3',
              text: 'In 80. Regular 60. Quiet 150, because the laptop needs a repair. Left: 170.',
            },
            {
              who: 'Month 4',
              text: 'In 0, because the client pays next month. Regular 60. Quiet 40. Left: 70.',
            },
            { who: 'Month 5', text: 'In 240. Regular 60. Left: 250.' },
            { who: 'Month 6', text: 'In 160. Regular 60. Quiet 30. Left: 320.' },
          ],
        },
        {
          type: 'check',
          id: 'shb-03-c',
          question: 'Which number tells Pavel whether he can get through the six months?',
          options: [
            {
              text: '70, because it is the lowest point, in month 4',
              correct: true,
              reply:
                'One more repair that month, and he could not pay. Now he can move a cost or keep a larger reserve.',
            },
            {
              text: '320, because it is what is left at the end',
              correct: false,
              reply: 'Good to know. But he only gets there if he survives month 4.',
            },
            {
              text: '480, because it is everything that came in',
              correct: false,
              reply: 'Money in says nothing about when it was needed.',
            },
            {
              text: '600, because those savings carry him through',
              correct: false,
              reply: 'That is where he starts. The sheet shows how little of it was left on the way.',
            },
          ],
        },
        {
          type: 'text',
          id: 'shb-03-d',
          heading: 'The quiet ones',
          paragraphs: [
            'Regular costs are easy to find: a subscription, a room, a phone plan. *Quiet costs* come once, or seldom, or in small pieces. Think of payment fees, yearly renewals, travel to a client, postage, samples you give away, a repair, a refund. There is also the paid work you turn down to do this.',
            'Add an amount for what you forgot. You will have forgotten something. If the rules where you live ask you to set money aside, put that in, too. This course does not cover those rules.',
          ],
        },
        {
          type: 'check',
          id: 'shb-03-e',
          question:
            'A client says yes in month 2, you do the work in month 3, and the money arrives in month 4. Where do you write it?',
          options: [
            {
              text: 'Month 2, when she said yes',
              correct: false,
              reply: 'A yes feels like money. You cannot pay a bill with it.',
            },
            {
              text: 'Month 3, when I did the work',
              correct: false,
              reply: 'You earned it then. The sheet asks when you hold it.',
            },
            {
              text: 'Month 4, when the money arrives',
              correct: true,
              reply: 'That is the month in which it can pay for something.',
            },
          ],
        },
        {
          type: 'table',
          id: 'shb-03-f',
          title: 'Six-month cash sheet',
          worksheet: 'Six-month cash sheet (XLSX)',
          instruction:
            'Estimate costs, income and savings for six months, including the quiet ones. Fill it first with no income at all. Look at the lowest point. Then add only the income you could explain to a careful friend.',
          columns: [
            { key: 'in', label: 'Money in', kind: 'money' },
            { key: 'regular', label: 'Regular costs', kind: 'money' },
            { key: 'quiet', label: 'Quiet costs', kind: 'money' },
            {
              key: 'left',
              label: 'Left',
              kind: 'money',
              computed: { runningDifference: ['in', 'regular', 'quiet'] },
            },
          ],
          rows: [
            { key: 'start', label: 'Start: savings you put in' },
            { key: 'month1', label: 'Month 1' },
            { key: 'month2', label: 'Month 2' },
            { key: 'month3', label: 'Month 3' },
            { key: 'month4', label: 'Month 4' },
            { key: 'month5', label: 'Month 5' },
            { key: 'month6', label: 'Month 6' },
          ],
          totals: [
            { label: 'Regular costs in six months', expression: { sum: 'regular' } },
            { label: 'Quiet costs in six months', expression: { sum: 'quiet' } },
            { label: 'Left after six months', expression: { difference: ['in', 'regular', 'quiet'] } },
            { label: 'Lowest point on the way', expression: { runningMinimum: ['in', 'regular', 'quiet'] } },
          ],
        },
        {
          type: 'text',
          id: 'shb-03-g',
          heading: 'If the lowest point is below zero',
          paragraphs: [
            'Then the plan does not work yet, and it cost you one evening to find out. You can start smaller, borrow a tool instead of buying it, ask for part of the fee in advance, or wait. Money for rent, food and debts does not belong on this sheet.',
          ],
        },
        {
          type: 'write',
          id: 'shb-03-h',
          label: 'My budget limit',
          prompt:
            'What is the most you are willing to lose in six months? Write the amount, and where it comes from.',
          hint: 'Imagine it is gone. If you could not sleep, choose a smaller number.',
          rows: 2,
          example: 'At most 500, from what we had put aside for a trip. Nothing from the household account.',
        },
        {
          type: 'recap',
          id: 'shb-03-i',
          points: [
            'Write money in the month in which it moves.',
            'The lowest point matters more than the end.',
            'A limit you choose now is easier to keep than one you choose in month 4.',
          ],
          next: 'Next, you turn hours into something that happens on its own.',
        },
      ],
    },
    {
      id: 'start-here-business-04',
      minutesToRead: 4,
      goal: 'Build two habits small enough to survive a week without enthusiasm.',
      blocks: [
        {
          type: 'text',
          id: 'shb-04-a',
          heading: 'The third week',
          paragraphs: [
            'In the first week, enthusiasm does the work. By the third, something has broken, the replies are few and the sofa looks good. What carries you then is what you do without deciding.',
            'A habit grows when you repeat the same small act in the same situation. After a while the situation reminds you. How long that takes differs a lot between people and between acts. Distrust anybody who names an exact number of days.',
          ],
        },
        {
          type: 'text',
          id: 'shb-04-b',
          heading: 'Three parts',
          paragraphs: [
            'A habit you can rely on has a *cue*, an *act* and a *smallest version*. The cue is something that already happens: the kettle boils, or the dishwasher starts. The act is what you do next. The smallest version is what you do on a terrible day.',
            'Make the act something you control. "Get three clients" depends on others. "Write to one person who asked about my work" depends on you.',
          ],
        },
        {
          type: 'sort',
          id: 'shb-04-c',
          instruction: 'Could you check it off with a plain yes, and was it up to you? Sort them.',
          groups: ['A habit', 'A result I cannot control', 'A wish'],
          items: [
            {
              text: "After breakfast on Saturday I send the week's invoices.",
              group: 'A habit',
              why: 'A cue, an act, and you can see whether it happened.',
            },
            {
              text: 'Be more visible.',
              group: 'A wish',
              why: 'Understandable, and impossible to check off. Visible to whom, by doing what?',
            },
            {
              text: 'Win two new customers this month.',
              group: 'A result I cannot control',
              why: 'Good to want. Others decide it. Build the habit that makes it likelier.',
            },
            {
              text: 'When the kids are in bed on Tuesday I open the draft and write one paragraph.',
              group: 'A habit',
              why: 'The cue already happens each week, and one paragraph is small.',
            },
            {
              text: 'Reach 1,000 readers.',
              group: 'A result I cannot control',
              why: 'Watch the number if you like. Other people move it.',
            },
            {
              text: 'Finally get organized.',
              group: 'A wish',
              why: 'The word *finally* is a hint. Pick one drawer and one cue.',
            },
            {
              text: 'After each call I write down the next step and its date.',
              group: 'A habit',
              why: 'It takes a minute and saves an embarrassing email.',
            },
          ],
        },
        {
          type: 'check',
          id: 'shb-04-d',
          question: 'You miss your habit on one Tuesday. What is the most useful thing to do?',
          options: [
            {
              text: 'Do it twice next Tuesday to make up for the one you missed.',
              correct: false,
              reply: 'Kind of you to pay it back. A double portion is easier to skip.',
            },
            {
              text: 'Do the smallest version at the next cue, and go on from there.',
              correct: true,
              reply: 'The aim is that one miss stays one miss.',
            },
            {
              text: 'Start again from zero, this time with stricter rules.',
              correct: false,
              reply: 'One miss does little harm. Stricter rules are harder to keep on the next bad day.',
            },
          ],
        },
        {
          type: 'text',
          id: 'shb-04-e',
          heading: 'Noticing a slip',
          paragraphs: [
            'Habits rarely end with a decision. They fade, and you notice a month later. So choose an alarm that works without your good mood. A paper calendar with an X for each time is enough. Hang it where somebody else can see it. Decide now what two empty boxes in a row will mean.',
          ],
        },
        {
          type: 'check',
          id: 'shb-04-f',
          question: 'Which alarm will probably warn you first?',
          options: [
            {
              text: 'A feeling that something is no longer quite right',
              correct: false,
              reply: 'Feelings get used to things. A slow slip feels normal.',
            },
            {
              text: 'The bank balance, which you look at now and then',
              correct: false,
              reply: 'It will tell you, many weeks too late.',
            },
            {
              text: 'A long review of all your habits at the end of the year',
              correct: false,
              reply: 'Useful for big questions. A habit can disappear long before that.',
            },
            {
              text: 'Two empty boxes in a row on the kitchen calendar',
              correct: true,
              reply: 'You see it, others see it, and it needs no judgment.',
            },
          ],
        },
        {
          type: 'table',
          id: 'shb-04-g',
          title: 'Two small habits',
          instruction:
            'Choose two small habits and a way to notice when they slip. Take one that brings work in, such as answering people, and one that keeps order, such as invoices. Place both in the hours from your week map.',
          columns: [
            { key: 'cue', label: 'After this happens', kind: 'text' },
            { key: 'act', label: 'I do this', kind: 'text' },
            { key: 'small', label: 'On a terrible day, at least', kind: 'text' },
            { key: 'alarm', label: 'I notice a slip because', kind: 'text' },
          ],
          rows: [
            { key: 'first', label: 'Habit 1' },
            { key: 'second', label: 'Habit 2' },
          ],
        },
        {
          type: 'example',
          id: 'shb-04-h',
          title: 'One filled row (invented)',
          lines: [
            { who: 'After this happens', text: 'The dishwasher starts on Tuesday evening.' },
            { who: 'I do this', text: 'Reply to everybody who asked about a class.' },
            { who: 'On a terrible day, at least', text: 'Reply to one person with one line.' },
            {
              who: 'I notice a slip because',
              text: 'There is a calendar on the refrigerator, and my sister looks at it.',
            },
          ],
        },
        {
          type: 'write',
          id: 'shb-04-i',
          label: 'When a habit slips',
          prompt: 'What will you do when your alarm goes off? One sentence, kind and exact.',
          hint: 'Choose something you can do the same evening.',
          rows: 2,
          example:
            'After two empty boxes I do the smallest version that evening, and on Sunday I ask whether the cue still fits my week.',
        },
        {
          type: 'recap',
          id: 'shb-04-j',
          points: [
            'Tie a small act to something that already happens.',
            'Keep a version for terrible days.',
            'Let a calendar notice the slip, because you may not.',
          ],
          next: 'Next, you choose what people would pay you for.',
        },
      ],
    },
    {
      id: 'start-here-business-05',
      minutesToRead: 4,
      goal: 'Choose the one model you would test first, with your hours and your budget in view.',
      blocks: [
        {
          type: 'text',
          id: 'shb-05-a',
          heading: 'Four ways to be paid',
          paragraphs: [
            'The same knowledge can be sold in four ways. Take somebody who bakes good bread.',
            '*Services.* She bakes for a café or teaches one family at home. People pay for her time. The first payment can come soon, because one customer is enough. When she is sick, nothing comes in.',
            '*Products.* She sells a recorded course or a booklet. The work comes first and the money, if any, comes later. It may sell while she sleeps. It may also not sell. Questions and updates keep coming.',
            '*Membership.* People pay each month for a bake-along and answers. If they stay, income is steady. In return she owes them something every month, holidays included, and some will leave each month.',
            '*Sponsorship.* A flour mill pays her to mention it to her readers. Readers pay nothing. She needs an audience that somebody wants to reach, and she must stay honest with it. One sponsor leaving can be a large part of the income.',
          ],
        },
        {
          type: 'sort',
          id: 'shb-05-b',
          instruction: 'Which model does each sentence describe?',
          groups: ['Services', 'Products', 'Membership', 'Sponsorship'],
          items: [
            {
              text: 'I work first for weeks and find out afterward whether anybody buys.',
              group: 'Products',
              why: 'Products put the risk at the front. A small test before you build makes it smaller.',
            },
            {
              text: 'One customer said yes yesterday, and I start on Monday.',
              group: 'Services',
              why: 'Services are often the quickest to a first payment.',
            },
            {
              text: 'I owe 40 people something new every month.',
              group: 'Membership',
              why: 'Steady money in exchange for a steady promise.',
            },
            {
              text: 'My income depends on who wants to reach my readers.',
              group: 'Sponsorship',
              why: 'The payer and the reader are different people. That needs care.',
            },
            {
              text: 'If I am in bed for two weeks, I earn nothing.',
              group: 'Services',
              why: 'Time sold is time needed.',
            },
            {
              text: 'A few people leave each month, so I must keep welcoming new ones.',
              group: 'Membership',
              why: 'This is normal, and it belongs in the plan from the start.',
            },
            {
              text: 'I need an audience before the first payment.',
              group: 'Sponsorship',
              why: 'Building that audience usually comes first and is unpaid.',
            },
            {
              text: 'Strangers can buy it while I am at my other job.',
              group: 'Products',
              why: 'True for products. You still answer the emails.',
            },
          ],
        },
        {
          type: 'check',
          id: 'shb-05-c',
          question:
            'You have four hours a week, a small budget and no audience. Which first test looks most reasonable?',
          options: [
            {
              text: 'A large recorded course',
              correct: false,
              reply:
                'It might work one day. At four hours a week you could build for months before you hear what is wrong.',
            },
            {
              text: 'A membership with weekly live meetings',
              correct: false,
              reply: 'Four hours would go into the meetings. Nothing would be left for finding members.',
            },
            {
              text: 'A sponsor for a newsletter you plan',
              correct: false,
              reply: 'Without readers there is nothing to offer a sponsor yet.',
            },
            {
              text: 'One small service for one person you know',
              correct: true,
              reply: 'It needs one customer and little money, and you hear directly what people want.',
            },
          ],
        },
        {
          type: 'check',
          id: 'shb-05-d',
          question: 'Why can a membership with 30 members be harder than 30 sales of a booklet?',
          options: [
            {
              text: 'It is a promise that must be kept again every month.',
              correct: true,
              reply: 'A booklet is finished at some point. A membership has no end date.',
            },
            {
              text: 'Members are more difficult people than buyers.',
              correct: false,
              reply: 'They are the same people. The promise is different.',
            },
            {
              text: 'Monthly payments are always smaller than a price.',
              correct: false,
              reply: 'Often they are, and over time they can add up. The amount is not the hard part.',
            },
          ],
        },
        {
          type: 'table',
          id: 'shb-05-e',
          title: 'Business model comparison',
          worksheet: 'Business model comparison (PDF)',
          instruction:
            'Compare four business models by effort, risk and time to first payment. Use your own idea in every row, even where it seems silly. The last column is for your week map and your cash sheet.',
          columns: [
            { key: 'offer', label: 'What I would sell', kind: 'text' },
            { key: 'effort', label: 'Hours before the first sale', kind: 'hours' },
            { key: 'risk', label: 'What could go wrong', kind: 'text' },
            {
              key: 'first',
              label: 'First payment after',
              kind: 'choice',
              choices: ['Days', 'Weeks', 'Months', 'Half a year or more'],
            },
            {
              key: 'fits',
              label: 'Fits my hours and budget',
              kind: 'choice',
              choices: ['Yes', 'Maybe', 'No'],
            },
          ],
          rows: [
            { key: 'services', label: 'Services' },
            { key: 'products', label: 'Products' },
            { key: 'membership', label: 'Membership' },
            { key: 'sponsorship', label: 'Sponsorship' },
          ],
        },
        {
          type: 'text',
          id: 'shb-05-f',
          heading: 'Mixing, later',
          paragraphs: [
            'Many people end up with two models. A service can teach you what to put into a product. Even so, start with one. Two half-started models share the same few hours, and you cannot tell which one is failing.',
          ],
        },
        {
          type: 'write',
          id: 'shb-05-g',
          label: 'The model I would test first',
          prompt:
            'Choose one model. Say what you would offer, to whom, and why it fits your hours and your budget.',
          hint: 'Describe the smallest version one person could pay for.',
          rows: 3,
          example:
            'Services. I would teach one beginner to bake bread at home on a Saturday morning. It fits two hours a week and needs no new equipment.',
        },
        {
          type: 'recap',
          id: 'shb-05-h',
          points: [
            'Services tend to pay soonest and tie you to the clock.',
            'Products ask for the work first. Membership asks for it every month.',
            'Sponsorship needs readers before it pays.',
            'Test one model at a time.',
          ],
          next: 'Next, you look at your weekly tasks and ask which of them AI should touch.',
        },
      ],
    },
    {
      id: 'start-here-business-06',
      minutesToRead: 4,
      goal: 'Decide, task by task, where AI saves you time after checking.',
      blocks: [
        {
          type: 'text',
          id: 'shb-06-a',
          heading: 'Count the whole job',
          paragraphs: [
            'A text that took an hour now appears in seconds. It feels like an hour saved. But the job was never "make text appear." The job was a text you can send under your own name.',
            'So count three parts: asking, checking and fixing. The sum is the true cost. Compare it with the time you need by hand.',
          ],
        },
        {
          type: 'example',
          id: 'shb-06-b',
          title: 'Two tasks on one desk (invented numbers)',
          lines: [
            { who: 'Product description, by hand', text: '30 minutes.' },
            {
              who: 'Product description, with AI',
              text: '5 to ask, 10 to check, 20 to fix the tone. 35 minutes.',
            },
            { who: 'Notes from a recorded call, by hand', text: '50 minutes.' },
            {
              who: 'Notes from a recorded call, with AI',
              text: '2 to ask, 15 to check against the recording, 8 to fix. 25 minutes.',
            },
          ],
        },
        {
          type: 'check',
          id: 'shb-06-c',
          question: 'What do these two tasks show?',
          options: [
            {
              text: 'AI is slower than people once you count the work that follows.',
              correct: false,
              reply: 'For one of them, on that day. The other took half the time.',
            },
            {
              text: 'AI is good at notes from calls and bad at describing products.',
              correct: false,
              reply: 'Too wide for two tries. Another person may find the reverse.',
            },
            {
              text: 'Checking and fixing decide, so time your own tasks.',
              correct: true,
              reply: 'Two tries with a kitchen timer tell you more than any promise.',
            },
          ],
        },
        {
          type: 'text',
          id: 'shb-06-d',
          heading: 'Three piles',
          paragraphs: [
            '*Help.* You can judge the result quickly, and a mistake is cheap: a first list of titles, a summary of your own notes, a friendlier version of a stiff email.',
            '*Hindrance.* The result looks done, and you still have to redo it. Or checking needs an expert. Or the task was so small that explaining it takes longer than doing it.',
            '*Only you.* The value is that it came from you: an apology, a price conversation, a judgment you will answer for, the story of your own mistake. It also covers anything a customer told you in confidence.',
          ],
        },
        {
          type: 'sort',
          id: 'shb-06-e',
          instruction:
            'Practice on a week of Marta, whose Tuesday you know from lesson 1. Other answers are possible. Read the reason before you disagree.',
          groups: ['Help', 'Hindrance', 'Only me'],
          items: [
            {
              text: 'Writing down what was said in a recorded class',
              group: 'Help',
              why: 'Long to do by hand, and she can check it against the recording.',
            },
            {
              text: 'Telling a student why the class is canceled',
              group: 'Only me',
              why: 'It is short and personal. The student wants to hear from Marta.',
            },
            {
              text: 'Six subject lines to choose from',
              group: 'Help',
              why: 'She sees at a glance which ones are bad.',
            },
            {
              text: 'Instructions for adjusting brakes',
              group: 'Hindrance',
              why: 'A wrong step could hurt somebody. Checking every line takes longer than writing from her own experience.',
            },
            {
              text: 'Answering "what time is the class?"',
              group: 'Hindrance',
              why: 'One line. By the time she has explained the task, she could have sent it.',
            },
            {
              text: 'Deciding whether to refund an angry customer',
              group: 'Only me',
              why: 'Her money, her name, her call.',
            },
            {
              text: 'Turning her own notes into a tidy checklist',
              group: 'Help',
              why: 'The facts are hers, so a slip is easy to see.',
            },
          ],
        },
        {
          type: 'check',
          id: 'shb-06-f',
          question:
            'A chatbot writes your newsletter in ten minutes. Readers stop replying. What is a sensible first step?',
          options: [
            {
              text: 'Write one issue yourself and compare the replies.',
              correct: true,
              reply:
                'One honest comparison, perhaps repeated, shows whether your own voice was the reason they read.',
            },
            {
              text: 'Send it twice as often, since each one takes ten minutes.',
              correct: false,
              reply: 'More of what people ignore will probably not bring them back.',
            },
            {
              text: 'Stop using AI for everything, beginning with the next issue.',
              correct: false,
              reply: 'That throws away the tasks where it helped. Look at this one task.',
            },
          ],
        },
        {
          type: 'table',
          id: 'shb-06-g',
          title: 'AI in my working week',
          instruction:
            'Sort your weekly tasks into help, hindrance and things only you can do. Take the tasks from your Tuesday in lesson 1. Where you are unsure, try it once with a timer.',
          columns: [
            { key: 'task', label: 'Task', kind: 'text' },
            { key: 'hours', label: 'Hours a week', kind: 'hours' },
            { key: 'pile', label: 'Pile', kind: 'choice', choices: ['Help', 'Hindrance', 'Only me'] },
            { key: 'check', label: 'How I would check the result', kind: 'text' },
          ],
          freeRows: 6,
          totals: [
            {
              label: 'Hours where AI may help',
              expression: { sumWhere: { sum: 'hours', where: 'pile', is: 'Help' } },
            },
            {
              label: 'Hours only I can do',
              expression: { sumWhere: { sum: 'hours', where: 'pile', is: 'Only me' } },
            },
          ],
        },
        {
          type: 'write',
          id: 'shb-06-h',
          label: 'What I hand over and what I keep',
          prompt:
            'Name one task you would try with AI, with its check, and one task you will always do yourself.',
          hint: 'For the second, think of what your customers would miss.',
          rows: 2,
          example:
            'I will try it for notes after calls and check names and dates against the recording. I will always write to an unhappy customer myself.',
        },
        {
          type: 'recap',
          id: 'shb-06-i',
          points: [
            'Time saved is what remains after asking, checking and fixing.',
            'Good candidates are quick to judge and cheap to get wrong.',
            'Keep what people come to you for.',
          ],
          next: 'Next, you talk to the people whose evenings your plan will use.',
        },
      ],
    },
    {
      id: 'start-here-business-07',
      minutesToRead: 4,
      goal: 'Reach an agreement that still holds in a tired month.',
      blocks: [
        {
          type: 'text',
          id: 'shb-07-a',
          heading: 'A plan has neighbors',
          paragraphs: [
            'Your week map has blocks in which somebody else cooks, waits or keeps the children quiet. Your cash sheet may use savings that two people think of as theirs. These people are part of the plan, whether you ask them or not.',
            'Asking early has a practical use. A limit you agreed on in a calm hour helps you both in a bad one. Without it, every late night becomes a new negotiation.',
            'Still at home with your parents? Start with them. Living alone? Somebody is affected all the same: a parent you visit, or the friend you call when things go wrong.',
          ],
        },
        {
          type: 'text',
          id: 'shb-07-b',
          heading: 'Three topics, one page',
          paragraphs: [
            '*Money*: the most you will put in, and what it will not touch. *Time*: which hours, and who does what in them. *Stopping point*: the date on which you look at it together, and what would make you stop.',
            'Bring numbers, not enthusiasm. Show your week map and the lowest point of your cash sheet. Then be quiet and listen. The first worry you hear is often useful information.',
          ],
        },
        {
          type: 'example',
          id: 'shb-07-c',
          title: 'Anke and Joel at the kitchen table (invented)',
          lines: [
            {
              who: 'Anke',
              text: 'I want to give bread classes. It could use up to 500 of our savings, and my Saturday mornings.',
            },
            { who: 'Joel', text: 'For how long?' },
            { who: 'Anke', text: 'Six months. Then we look at the numbers together.' },
            {
              who: 'Joel',
              text: 'Saturday is when I sleep in. And I do not want to find out about money from the bank.',
            },
            {
              who: 'Anke',
              text: 'I could use the community kitchen, so the house stays quiet. And I will show you the sheet on the first Sunday of each month.',
            },
            {
              who: 'Joel',
              text: 'Then yes. If less than 100 of it is left, we stop and talk, even before the six months are over.',
            },
          ],
        },
        {
          type: 'check',
          id: 'shb-07-d',
          question: 'What made this a good agreement?',
          options: [
            {
              text: 'Joel believed in the idea and wanted Anke to be happy.',
              correct: false,
              reply: 'Perhaps he did. The agreement would hold even if he had doubts.',
            },
            {
              text: 'Anke promised that the classes would soon pay for themselves.',
              correct: false,
              reply: 'She promised nothing of the kind. She could not know.',
            },
            {
              text: 'It has an amount, hours and a sign for stopping early.',
              correct: true,
              reply: 'Both can tell whether it is being kept, without guessing at moods.',
            },
            {
              text: 'They needed only a few minutes and did not argue.',
              correct: false,
              reply: 'It can take three evenings. Clear is better than quick.',
            },
          ],
        },
        {
          type: 'check',
          id: 'shb-07-e',
          question: 'The other person says, "Just do what makes you happy." What now?',
          options: [
            {
              text: 'Take it as a yes. They said so, and they meant it.',
              correct: false,
              reply:
                'It is kind, and it is not yet an agreement. In month 4 you may remember it differently.',
            },
            {
              text: 'Thank them and ask which evening would bother them most.',
              correct: true,
              reply: 'A small, concrete question gives a kind person a way to be honest.',
            },
            {
              text: 'Explain the whole idea once more, slowly and in more detail.',
              correct: false,
              reply: 'They may have understood it well. What you lack is their side.',
            },
          ],
        },
        {
          type: 'table',
          id: 'shb-07-f',
          title: 'What we agreed',
          instruction:
            'Agree on money, time and a stopping point with those your plan affects. Fill the first column alone. Fill the other two at the table, in their words.',
          columns: [
            { key: 'propose', label: 'I propose', kind: 'text' },
            { key: 'need', label: 'They need', kind: 'text' },
            { key: 'agreed', label: 'We agreed', kind: 'text' },
          ],
          rows: [
            { key: 'money', label: 'Money' },
            { key: 'time', label: 'Time' },
            { key: 'stop', label: 'Stopping point' },
          ],
        },
        {
          type: 'text',
          id: 'shb-07-g',
          heading: 'If the answer is no',
          paragraphs: [
            'A no can be about the amount, the hour or the moment. Ask which. "Not this spring" is different from "not ever." If you cannot agree, do not start in secret. Make the plan smaller until it needs less from others, or wait. You have lost nothing yet.',
            'You have not had the talk? You can go on with the course. Leave the last two columns empty and set a day for it.',
          ],
        },
        {
          type: 'write',
          id: 'shb-07-h',
          label: 'Who agreed, and to what',
          prompt:
            'Write who agreed, to what, and when you will talk again. If the talk is still ahead of you, write the day.',
          hint: 'Read it aloud to the other person. If they change a word, keep their word.',
          rows: 3,
          example:
            'Joel agreed to 500 at most, Saturday mornings in the community kitchen and a look at the sheet every first Sunday. If less than 100 of it is left, we stop and talk.',
        },
        {
          type: 'recap',
          id: 'shb-07-i',
          points: [
            'The people around you are part of the plan, so ask them while nothing is at stake.',
            'Agree on an amount, on hours and on a sign for stopping.',
            'A no with a reason is useful. Plan with it.',
          ],
          next: 'Next, you put everything on one page and choose a date.',
        },
      ],
    },
    {
      id: 'start-here-business-08',
      minutesToRead: 4,
      goal: 'Finish with one page and a date on which you will decide.',
      blocks: [
        {
          type: 'text',
          id: 'shb-08-a',
          heading: 'Why a stop date',
          paragraphs: [
            'It is hard to stop something you have fed for months. The money and the evenings are gone either way, yet they seem to argue for going on. Economists call them *sunk costs*. A date chosen now is a message from a calmer you.',
            'On that day you look at the page and choose: continue, change or stop.',
          ],
        },
        {
          type: 'text',
          id: 'shb-08-b',
          heading: 'A goal you can see',
          paragraphs: [
            'Write the goal so that a stranger could check it. "Grow my brand" cannot be checked. "Four people have paid for a class, and two of them asked for another" can.',
            'Early on, the real question is small: does somebody want this enough to pay, and do I still like doing it?',
          ],
        },
        {
          type: 'check',
          id: 'shb-08-c',
          question: 'Which goal could a stranger check on the date?',
          options: [
            {
              text: 'Be known as the person to ask about bread in this town',
              correct: false,
              reply: 'A lovely thought. Two people could disagree about it.',
            },
            {
              text: 'Give it everything I have for the next six months',
              correct: false,
              reply: 'That is effort. It does not tell you what to do next.',
            },
            {
              text: 'By June 30, four people have paid for a class',
              correct: true,
              reply: 'It has a number, an act and a day.',
            },
          ],
        },
        {
          type: 'write',
          id: 'shb-08-d',
          label: 'Goal',
          prompt:
            'Write one page with a goal, a budget and a date to decide. Begin with the goal: what will be true on that date if this is going well?',
          hint: 'One or two results you can count. Reread "Why I want this" from lesson 1.',
          rows: 2,
          example:
            'By June 30, four people have paid for a bread class, two of them asked for another, and I still look forward to Saturdays.',
        },
        {
          type: 'write',
          id: 'shb-08-e',
          label: 'Budget',
          prompt:
            'Now the budget in one line: the most you will spend, and the lowest balance you will accept.',
          hint: 'See lesson 3. The talk in lesson 7 may have changed your limit.',
          rows: 2,
          example: 'At most 500 in six months. If less than 100 of it is left, I stop and we talk.',
        },
        {
          type: 'write',
          id: 'shb-08-f',
          label: 'Date to stop or continue',
          prompt:
            'Write the date to decide. Then finish three sentences: "I continue if ..." "I change something if ..." "I stop if ..."',
          hint: 'Put the date in your calendar today.',
          rows: 4,
          example:
            'June 30, with Joel. I continue if the goal is met. I change something if two or three people paid. I stop if fewer than two did, or if I dread Saturdays.',
        },
        {
          type: 'check',
          id: 'shb-08-g',
          question:
            'It is the date. You have spent 350, and one person has paid. Your rule says: stop if fewer than two people paid. A friend asks, "After all that money?" What do you answer?',
          options: [
            {
              text: 'I follow my rule, unless there are new facts.',
              correct: true,
              reply:
                'A calmer you made that rule. New facts may change it, and money already gone is not a new fact.',
            },
            {
              text: 'The 350 is a good reason to go on a little longer.',
              correct: false,
              reply: 'It feels that way to almost everybody. But it is spent in both cases.',
            },
            {
              text: 'One more month will not hurt, after all this work.',
              correct: false,
              reply: 'It might not. You could say the same again next month.',
            },
          ],
        },
        {
          type: 'text',
          id: 'shb-08-h',
          heading: 'Not now',
          paragraphs: [
            'Perhaps the hours are missing, or the lowest point is too low, or you would rather keep this as a hobby. Then "not now" is your result, and a good one. Write down what would have to change. You kept your savings.',
          ],
        },
        {
          type: 'write',
          id: 'shb-08-i',
          label: 'What I decide today',
          prompt: 'Start, start smaller or not now? Write your choice and the reason in one sentence.',
          hint: 'Any of the three is a good answer.',
          rows: 2,
          example:
            'Start smaller: two classes before I buy anything, because my map has only three and a half hours.',
        },
        {
          type: 'plan',
          id: 'shb-08-j',
          title: 'My one-page business plan',
          worksheet: 'One-page business plan (DOCX)',
          parts: [
            { label: 'Goal', from: 'shb-08-d', ifEmpty: 'Write your goal in this lesson, above.' },
            {
              label: 'Budget',
              from: ['shb-08-e', 'shb-03-f'],
              ifEmpty: 'Fill the cash sheet in lesson 3 and write your budget in this lesson, above.',
            },
            {
              label: 'Hours',
              from: ['shb-02-h', 'shb-02-f'],
              ifEmpty: 'Fill the week map in lesson 2 and name the hours you will keep.',
            },
            {
              label: 'Habits',
              from: ['shb-04-g', 'shb-04-i'],
              ifEmpty: 'Choose two small habits in lesson 4.',
            },
            {
              label: 'Model',
              from: 'shb-05-g',
              ifEmpty: 'Choose the model you would test first in lesson 5.',
            },
            {
              label: 'What I hand over to AI',
              from: 'shb-06-h',
              ifEmpty: 'Sort your weekly tasks in lesson 6.',
            },
            {
              label: 'Date to stop or continue',
              from: 'shb-08-f',
              ifEmpty: 'Write your date in this lesson, above.',
            },
            {
              label: 'Who agreed',
              from: 'shb-07-h',
              ifEmpty: 'Write in lesson 7 who agreed, or the day on which you will talk.',
            },
            {
              label: 'What I decide today',
              from: 'shb-08-i',
              ifEmpty: 'Write your choice in this lesson, above.',
            },
          ],
        },
        {
          type: 'recap',
          id: 'shb-08-k',
          points: [
            'A goal, a budget and a date fit on one page.',
            'Money already spent is no reason to spend more.',
            '"Not now" counts as a good result.',
          ],
          next: 'If your page says start, First Clients goes deeper, and if it says not now, the page will keep.',
        },
      ],
    },
  ],
} satisfies CourseLessons;
